import type { th } from './deciders.th.ts';
import type { Texts } from './texts.ts';

/** The same in English. */
export const en = {
  deciders: {
    waits: 'Waiting for a decision by {{names}}',
    more: '{{count}} more',
    nobody: 'Nobody may decide this yet. Please ask your company’s administrator.',
  },
} satisfies Texts<typeof th>;
