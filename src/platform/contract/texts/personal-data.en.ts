import type { th } from './personal-data.th.ts';
import type { Texts } from './texts.ts';

/** The same in English. */
export const en = {
  personal_data: {
    reveal: 'Reveal {{label}}',
    hide: 'Hide {{label}}',
    copy: 'Copy {{label}}',
    title: 'Reveal {{label}}',
    why: 'Why you need to see it',
    why_hint:
      'At least {{least}} letters. Your name, the time and this reason are stored in the history. Do not type personal data here',
    show: 'Show for {{seconds}} seconds',
    left: '{{seconds}} seconds left',
    nothing: 'Nothing is stored',
    failed: 'Failed to reveal the value',
  },
} satisfies Texts<typeof th>;
