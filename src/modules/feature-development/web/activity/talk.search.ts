import { choice, defineSearch } from '#platform/web/navigation/search.ts';

/** What of a record's page lives in its address: the tab beside its content. */
export const talkSearch = defineSearch({ tab: choice(['comments', 'activity']) });
