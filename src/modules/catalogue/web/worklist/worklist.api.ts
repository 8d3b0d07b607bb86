import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { worklistRoute } from '#modules/catalogue/contract/worklist.ts';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';

const worklist = endpoint<typeof worklistRoute>('GET', '/v1/air/worklist');

/** What is missing of entries; each edit may take one out. */
export const worklistQuery = (query: QueryInput<typeof worklistRoute>) =>
  queryOptions({
    queryKey: ['catalogue_entry', 'worklist', query],
    queryFn: ({ signal }) => call(worklist, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false, about: ['catalogue_company', 'engine'] },
  });
