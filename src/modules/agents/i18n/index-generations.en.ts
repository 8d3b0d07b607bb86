import type { Texts } from '#platform/contract/texts/texts.ts';
import type { indexesTh } from './index-generations.th.ts';

export const indexesEn = {
  title: 'Index in use',
  hint: 'When the model or the chunk settings change, a sync builds a new index beside the current one, compares it on the question set and then switches to it. You can go back to the previous one.',
  load_failed: 'Failed to load the indexes',
  none: 'There is no index yet. The first sync creates it',
  states: {
    live: 'In use',
    building: 'Being built',
    ready: 'Waiting for you',
    kept: 'Kept',
  },
  settings: '{{model}} · chunks of {{size}} characters · overlap {{overlap}}',
  holds: '{{files}} files · {{chunks}} chunks',
  live_since: 'In use since {{time}}',
  live_before: 'In use before, from {{time}}',
  begun: 'Started {{time}}',
  building_text: 'The next sync continues it. Meanwhile questions are answered from the one in use',
  compared: 'Compared with the previous one on the {{count}} questions of the set',
  measure: 'Measure',
  before: 'Before',
  after: 'This index',
  not_compared:
    'The question set could not be asked: the model or the vector index did not respond',
  lost: 'Questions that no longer find their file',
  files_missing: 'Files that are not in this index',
  switch: 'Use this index',
  switch_title: 'Use this index?',
  switch_text:
    'Questions are answered from it immediately. The current index is kept, so you can go back to it.',
  back: 'Go back to this index',
  back_title: 'Go back to this index?',
  back_text:
    'Questions are answered from it immediately, and the agent gets its settings again. Files that changed since then need another sync.',
  switched: 'The index was switched',
  switch_failed: 'The index could not be switched',
  discard: 'Discard',
  discard_title: 'Discard this index?',
  discard_text: 'This index will be deleted and cannot be restored.',
  discard_new_text:
    'This index will be deleted, and the agent gets the settings of the index in use again.',
  discarded: 'Index discarded',
  discard_failed: 'The index could not be discarded',
} satisfies Texts<typeof indexesTh>;
