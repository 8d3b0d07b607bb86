import type { Texts } from '#platform/contract/texts/texts.ts';
import type { firstStepsTh } from './first-steps.th.ts';

export const firstStepsEn = {
  title: 'First steps of the agent',
  done: 'Done',
  files: 'Give the agent its documents',
  files_count_one: '{{count}} file so far',
  files_count_other: '{{count}} files so far',
  by_itself: 'Sync by itself once the files are uploaded',
  by_itself_hint: 'Switch it off to add more files first, and sync once',
  sync: 'Sync the documents',
  sync_hint: 'The documents are read and made searchable; this begins when they are uploaded',
  may_leave: 'You can leave this page: the sync continues, and your inbox reports its end.',
  sync_again: 'Sync again',
  problems: {
    failed:
      'The sync failed; the uploaded files are all there. See the log for the reason, then sync again.',
    completed_with_errors:
      'The sync is complete, but some files could not be read. See which, correct and upload them again. Questions about the other files can be asked now.',
    cancelled: 'The sync was cancelled. Files that were done stay; sync again to continue.',
  },
  question: 'Ask the first question',
  question_waits: 'You can ask when the sync is complete',
  leave: 'Skip to the agent',
} satisfies Texts<typeof firstStepsTh>;
