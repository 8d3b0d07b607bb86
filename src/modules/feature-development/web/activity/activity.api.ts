import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/activity.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

const PAGE = 20;

/** The first page begins before nothing. */
const first: { readonly before?: number } = {};

/** What was done to a SOW, the latest first. Never cached, and part of the SOW's own key. */
export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'activity'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(routes.listActivityRoute, { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.before,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });
