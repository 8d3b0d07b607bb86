import type { Texts } from '#platform/contract/texts/texts.ts';
import type { indexesTh } from './index-generations.th.ts';

/** Texts about the indexes of an agent in English. */
export const indexesEn = {
  title: 'Index that answers',
  hint: 'When the model or the chunk settings change, a sync builds a new index beside the present one, compares it on the question set and then switches to it. You can go back to the previous one.',
  load_failed: 'Failed to load the indexes',
  none: 'There is no index yet. The first sync makes it',
  states: {
    live: 'Answers now',
    building: 'Being built',
    ready: 'Waits for you',
    kept: 'Kept',
  },
  settings: '{{model}} · chunks of {{size}} characters · overlap {{overlap}}',
  holds: '{{files}} files · {{chunks}} chunks',
  live_since: 'Answers since {{time}}',
  live_before: 'Answered before, from {{time}}',
  begun: 'Begun {{time}}',
  building_text:
    'The next sync goes on with it. Meanwhile questions are answered from the one in use',
  compared: 'Compared with the one before on the {{count}} questions of the set',
  measure: 'Measure',
  before: 'Before',
  after: 'This index',
  not_compared:
    'The question set could not be asked: the model or the vector index did not answer then',
  lost: 'Questions that find their file no longer',
  files_missing: 'Files that are not in this index',
  switch: 'Use this index',
  switch_title: 'Use this index?',
  switch_text:
    'Questions are answered from it at once. The present index is kept, so you can go back to it.',
  back: 'Go back to this index',
  back_title: 'Go back to this index?',
  back_text:
    'Questions are answered from it at once, and the agent gets its settings again. Files that changed since then need another sync.',
  switched: 'The index that answers was exchanged',
  switch_failed: 'The index could not be exchanged',
  discard: 'Throw away',
  discard_title: 'Throw this index away?',
  discard_text: 'This index is deleted and cannot be gone back to.',
  discard_new_text:
    'This index is deleted, and the agent gets the settings of the index that answers again.',
  discarded: 'Index discarded',
  discard_failed: 'The index could not be discarded',
} satisfies Texts<typeof indexesTh>;
