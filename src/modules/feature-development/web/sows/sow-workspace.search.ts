import { choice, defineSearch } from '#platform/web/navigation/search.ts';

/** What of the workspace lives in its address: the tab beside the stages. */
export const workspaceSearch = defineSearch({ tab: choice(['comments', 'activity']) });
