import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/customers/contract/history.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

/** What was done to a customer, a page at a time back in time. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['customer', 'history', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      callRoute(routes.customerHistoryRoute, { id, before: pageParam }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
