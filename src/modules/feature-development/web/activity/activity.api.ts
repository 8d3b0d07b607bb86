import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/activity.ts';
import type { Subject } from '../comments/comments.api.ts';
import { callRoute } from '#platform/web/api/call-route.ts';

const PAGE = 20;

/** The first page begins before nothing. */
const first: { readonly before?: number } = {};

const LISTS = {
  sow: routes.listActivityRoute,
  sop: routes.listSopActivityRoute,
  value_stream: routes.listValueStreamActivityRoute,
} as const;

/** What was done to a record, the latest first. Never cached, and part of the record's own key. */
export const activityQuery = ({ kind, id }: Subject) =>
  infiniteQueryOptions({
    queryKey: [kind, 'detail', id, 'activity'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(LISTS[kind], { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.before,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });
