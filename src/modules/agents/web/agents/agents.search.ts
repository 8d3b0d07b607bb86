import {
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
  whole,
  words,
} from '#platform/web/navigation/search.ts';

/** What of the list lives in its address; `edit` is the id of the agent in the sheet. */
export const agentListSearch = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  sort: sorting(
    ['name', 'code', 'pinecone_index', 'latest_sync_at', 'files_count', 'created_at', 'updated_at'],
    '-created_at',
  ),
  create: optionalWord(),
  edit: optionalWord(),
});

export const agentTabs = ['files', 'sync', 'settings', 'quality', 'ask', 'history'] as const;

export type AgentTab = (typeof agentTabs)[number];

/** What of an agent's screen lives in its address: the tab, and the state of its tables. */
export const agentDetailSearch = defineSearch({
  /** None: the files for who keeps them, the questions for who may only ask. */
  tab: optionalChoice(agentTabs),
  /** A new agent's first steps are shown: files, sync, question. */
  begin: optionalWord(),
  /** `sync-now` marks that a sync was just started here. It is a mark only: opening the address starts nothing. */
  action: optionalChoice(['sync-now']),
  edit: optionalWord(),
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  status: optionalChoice(['uploading', 'processing', 'ready', 'error']),
  sort: sorting(['filename', 'size_bytes', 'status', 'uploaded_at'], '-uploaded_at'),
  runs_page: whole(1),
  set_page: whole(1),
  set_search: words(),
  set_result: optionalChoice(['missed']),
  gaps: optionalChoice(['closed']),
  gaps_page: whole(1),
  /** The conversation that is open on the Ask tab. */
  conversation: optionalWord(),
});
