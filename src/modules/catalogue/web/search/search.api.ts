import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import type { frequentSearchesRoute } from '#modules/catalogue/contract/activity.ts';
import type { searchCatalogueRoute } from '#modules/catalogue/contract/search.ts';

const search = endpoint<typeof searchCatalogueRoute>('GET', '/v1/air/search');

const frequent = endpoint<typeof frequentSearchesRoute>(
  'GET',
  '/v1/air/activity-logs/frequent-searches',
);

/** What several people searched lately. */
export const frequentQuery = queryOptions({
  queryKey: ['air_search', 'frequent'],
  queryFn: ({ signal }) => call(frequent, { signal }),
  select: ({ data }) => data,
  staleTime: 5 * 60_000,
  meta: { persist: false },
});

/** What fits to a text; asked anew for each text, and given up for the next. */
export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['air_search', 'found', text],
    queryFn: ({ signal }) => call(search, { query: { q: text }, signal }),
    select: ({ data }) => data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
    gcTime: 5 * 60_000,
    meta: { persist: false },
  });
