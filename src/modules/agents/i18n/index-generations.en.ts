import type { Texts } from '#platform/contract/texts/texts.ts';
import type { indexesTh } from './index-generations.th.ts';

export const indexesEn = {
  title: 'Search library in use',
  hint: 'When the model or the size of passages changes, a sync builds a new search library beside the current one, compares it on the question set and then switches to it. You can go back to the previous one.',
  load_failed: 'Failed to load the search libraries',
  none: 'There is no search library yet. The first sync creates it',
  states: {
    live: 'In use',
    building: 'Being built',
    ready: 'Waiting for you',
    kept: 'Kept',
  },
  settings: '{{model}} · passages of {{size}} characters · overlap {{overlap}}',
  holds: '{{files}} files · {{chunks}} passages',
  live_since: 'In use since {{time}}',
  live_before: 'In use before, from {{time}}',
  begun: 'Started {{time}}',
  building_text: 'The next sync continues it. Meanwhile questions are answered from the one in use',
  compared: 'Compared with the previous one on the {{count}} questions of the set',
  measure: 'Measure',
  before: 'Before',
  after: 'This search library',
  not_compared:
    'The question set could not be asked: the model or the search by meaning did not respond',
  lost: 'Questions that no longer find their file',
  files_missing: 'Files that are not in this search library',
  switch: 'Use this search library',
  switch_title: 'Use this search library?',
  switch_text:
    'Questions are answered from it immediately. The current search library is kept, so you can go back to it.',
  back: 'Go back to this search library',
  back_title: 'Go back to this search library?',
  back_text:
    'Questions are answered from it immediately, and the agent gets its settings again. Files that changed since then need another sync.',
  switched: 'The search library was switched',
  switch_failed: 'The search library could not be switched',
  discard: 'Discard',
  discard_title: 'Discard this search library?',
  discard_text: 'This search library will be deleted and cannot be restored.',
  discard_new_text:
    'This search library will be deleted, and the agent gets the settings of the search library in use again.',
  discarded: 'Search library discarded',
  discard_failed: 'The search library could not be discarded',
} satisfies Texts<typeof indexesTh>;
