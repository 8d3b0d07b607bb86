import type { Texts } from '#platform/contract/texts/texts.ts';
import type { estimates as th } from './estimates.th.ts';

/** Texts of the map of estimates in English. */
export const estimates = {
  estimates: {
    title: 'Map of estimates',
    purpose:
      'The latest estimated yield of each plot; several plots together have the colour of their mean',
    dot: '{{deed}} · {{farmer}} · {{tons}} tons/rai',
    group: '{{plots}} plots · {{mean}} tons/rai on average · {{tons}} tons in total',
    below: 'Below {{to}} tons/rai',
    between: '{{from}} to below {{to}} tons/rai',
    from: '{{from}} tons/rai and more',
    sum: '{{plots}} plots, about {{tons}} tons in total',
    more: 'The map shows {{shown}} of them; filter to see others',
  },
} satisfies Texts<typeof th>;
