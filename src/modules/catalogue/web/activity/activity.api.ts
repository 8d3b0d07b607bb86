import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '#platform/contract/route.ts';
import type {
  listActivityRoute,
  missedSearchesRoute,
} from '#modules/catalogue/contract/activity.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';

const list = endpoint<typeof listActivityRoute>('GET', '/v1/air/activity-logs');
const missed = endpoint<typeof missedSearchesRoute>('GET', '/v1/air/activity-logs/missed-searches');

/** Nobody tells this page of what others do meanwhile: each visit asks anew. */
const AS_OF_NOW = { staleTime: 0, meta: { persist: false } } as const;

export const activityQuery = (query: QueryInput<typeof listActivityRoute>) =>
  queryOptions({
    queryKey: ['air_activity', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    ...AS_OF_NOW,
  });

export const missedSearchesQuery = (days: number) =>
  queryOptions({
    queryKey: ['air_activity', 'missed', days],
    queryFn: ({ signal }) => call(missed, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    ...AS_OF_NOW,
  });
