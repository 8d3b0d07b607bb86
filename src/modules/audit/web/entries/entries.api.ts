import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as routes from '#modules/audit/contract/entries.ts';
import type { QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';

const list = endpoint<typeof routes.listAuditRoute>('GET', '/v1/audit');
const choices = endpoint<typeof routes.auditChoicesRoute>('GET', '/v1/audit/choices');

export const auditQuery = (query: QueryInput<typeof routes.listAuditRoute>) =>
  queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false },
  });

export const auditChoicesQuery = queryOptions({
  queryKey: ['audit', 'choices'],
  queryFn: ({ signal }) => call(choices, { signal }),
  staleTime: 0,
  meta: { persist: false },
});
