import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/comments.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

const PAGE = 20;

/** The first page begins behind nothing. */
const first: { readonly before?: string } = {};

export const commentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'comments'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(routes.listCommentsRoute, { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.before,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

const settings = { refreshes: [['sow', 'detail']], failure: false } as const;

export const useAddComment = defineAction(routes.addCommentRoute, texts, settings);
export const useEditComment = defineAction(routes.editCommentRoute, texts, settings);
export const useDeleteComment = defineAction(routes.deleteCommentRoute, texts, settings);
