import type { Texts } from '#platform/contract/texts/texts.ts';
import type { homeTh } from './home.th.ts';

export const homeEn = {
  inbox: {
    sync_succeeded: 'Documents of “{{agent}}” synced (files: {{count}})',
    sync_completed_with_errors:
      'Documents of “{{agent}}” synced (files: {{count}}, unreadable: {{failed}})',
    sync_failed: 'Documents of “{{agent}}” could not be synced',
    sync_cancelled: 'Sync of the documents of “{{agent}}” was cancelled',
    index_ready:
      'The new search library of “{{agent}}” is built but does not find everything that the present one finds. Please choose whether to use it',
    gap_assigned: 'A question that “{{agent}}” does not answer well yet was assigned to you',
    score_dropped:
      'The search of “{{agent}}” got worse. Of {{count}} questions the file came first for {{first_before}} → {{first}} and within five for {{five_before}} → {{five}}',
  },
  home: {
    kind: 'questions of agents',
    answer_for: 'A question that “{{agent}}” does not answer well',
    troubles: {
      sync_failed: 'The last sync failed',
      webhook_failed: 'The answering service does not answer',
      files_failed: 'Some files could not be read',
      quality_dropped: 'The search got worse',
    },
    agents: 'My agents',
    files: 'Files of my agents',
    running_syncs: 'Syncing now',
    ask: 'Ask an agent',
    choose_agent: 'Choose an agent',
    question: 'Type a question',
    no_agents: 'No agent is ready to answer yet',
  },
} satisfies Texts<typeof homeTh>;
