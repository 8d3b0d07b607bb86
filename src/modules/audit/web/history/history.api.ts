import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryRoute } from '#modules/audit/contract/history.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

/** Of which record the history is. */
export interface Subject {
  readonly route: HistoryRoute;
  /** The kind of record, as events name it: a change of one is in its history at once. */
  readonly entity: string;
  readonly id: string;
}

/** What was done to a record, a page at a time back in time. */
export const historyQuery = ({ route, entity, id }: Subject) =>
  infiniteQueryOptions({
    queryKey: [entity, 'history', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) => callRoute(route, { id, before: pageParam }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
