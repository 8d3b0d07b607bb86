import { queryOptions } from '@tanstack/react-query';
import * as activity from '#modules/catalogue/contract/activity.ts';
import * as routes from '#modules/catalogue/contract/search.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';

const MINUTE = 60_000;

/** What several people searched for lately. */
export const frequentQuery = defineQuery(
  activity.frequentSearchesRoute,
  ['air_search', 'frequent'],
  { staleTime: 5 * MINUTE, persist: false },
);

const searchQuery = defineListQuery(routes.searchCatalogueRoute, ['air_search', 'found'], {
  staleTime: 2 * MINUTE,
  gcTime: 5 * MINUTE,
  persist: false,
});

/** Everything that fits a text, by pages. */
export const resultsQuery = defineListQuery(routes.listFoundRoute, ['air_search', 'results'], {
  staleTime: 0,
  persist: false,
  about: ['catalogue_entry', 'catalogue_company'],
});

/** What fits a text; the search for the text before is cancelled. */
export const foundQuery = (text: string) =>
  queryOptions({ ...searchQuery({ q: text }), enabled: text !== '' });
