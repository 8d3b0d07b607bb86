import { infiniteQueryOptions } from '@tanstack/react-query';
import * as activityRoutes from '#modules/feature-development/contract/activity.ts';
import * as routes from '#modules/feature-development/contract/comments.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

const fresh = { staleTime: 0, gcTime: 0, meta: { persist: false } } as const;

const PAGE = 20;

/** The first page begins behind nothing. */
const first: { readonly comment?: string; readonly act?: number } = {};

/** The comments on a SOW, the newest first. */
export const commentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'comments'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(routes.listCommentsRoute, { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.comment,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    ...fresh,
  });

/** What was done, the latest first. */
export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'activity'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(activityRoutes.listActivityRoute, { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.act,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  });

const settings = { refreshes: [['sow', 'detail']], failure: false } as const;

export const useAddComment = defineAction(routes.addCommentRoute, texts, settings);
export const useEditComment = defineAction(routes.editCommentRoute, texts, settings);
export const useDeleteComment = defineAction(routes.deleteCommentRoute, texts, settings);
