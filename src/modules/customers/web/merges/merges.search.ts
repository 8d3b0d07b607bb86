import { defineSearch, words } from '#platform/web/navigation/search.ts';

/** What of the merge is in its address: the customers, the one that stays first. */
export const mergeSearch = defineSearch({ ids: words() });
