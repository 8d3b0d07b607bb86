import type { Texts } from '#platform/contract/texts/texts.ts';
import type { homeTh } from './home.th.ts';

export const homeEn = {
  inbox: {
    sync_succeeded: 'Documents of “{{agent}}” synced: {{count}} file(s)',
    sync_completed_with_errors:
      'Documents of “{{agent}}” synced: {{count}} file(s) done, {{failed}} unreadable',
    sync_failed: 'Documents of “{{agent}}” could not be synced',
    sync_cancelled: 'Sync of the documents of “{{agent}}” was cancelled',
    index_ready:
      'The new index of “{{agent}}” is built but does not find everything that the present one finds. Please choose whether to use it',
    gap_assigned: 'A question that “{{agent}}” does not answer well yet was assigned to you',
    score_dropped:
      'The search of “{{agent}}” got worse. Of {{count}} questions the file came first for {{first_before}} → {{first}} and within five for {{five_before}} → {{five}}',
  },
  summary: {
    title: 'Agents',
    agents: 'Agents',
    running_syncs: 'Syncing now',
    failed_syncs: 'Last sync failed',
    files_failed: 'Files in error',
    mine: 'My agents',
    none_mine: 'You do not own an agent yet',
  },
} satisfies Texts<typeof homeTh>;
