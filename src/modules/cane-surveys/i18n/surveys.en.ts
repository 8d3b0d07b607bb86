import type { Texts } from '#platform/contract/texts/texts.ts';
import type { surveys as th } from './surveys.th.ts';

/** Texts of the list and the page of a survey in English. */
export const surveys = {
  list: { title: 'Cane surveys' },
  statuses: { planned: 'Planned', done: 'Surveyed', skipped: 'Skipped' },
} satisfies Texts<typeof th>;
