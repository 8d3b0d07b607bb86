import { queryOptions } from '@tanstack/react-query';
import type { impactRoute } from '#modules/catalogue/contract/impact.ts';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';

const impact = endpoint<typeof impactRoute>('GET', '/v1/air/impact');

/** One step from a field, or from an engine; edits of any entry may change it. */
export const impactQuery = (query: QueryInput<typeof impactRoute>) =>
  queryOptions({
    queryKey: ['catalogue_feature', 'impact', query],
    queryFn: ({ signal }) => call(impact, { query, signal }),
    select: ({ data }) => data,
    staleTime: 60_000,
    gcTime: 5 * 60_000,
    meta: { persist: false, about: ['catalogue_company', 'catalogue_entry', 'engine'] },
  });
