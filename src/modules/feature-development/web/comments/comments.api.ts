import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/feature-development/contract/comments.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { ALL_LEVELS, type RecordKind } from '../records/record-calls.ts';
import { texts } from '../texts.ts';

/** The record that is commented on, or whose history is shown. */
export interface Subject {
  readonly kind: RecordKind;
  readonly id: string;
}

const PAGE = 20;

/** The first page begins behind nothing. */
const first: { readonly before?: string } = {};

const LISTS = {
  sow: routes.listCommentsRoute,
  sop: routes.listSopCommentsRoute,
  value_stream: routes.listValueStreamCommentsRoute,
} as const;

export const commentsQuery = ({ kind, id }: Subject) =>
  infiniteQueryOptions({
    queryKey: [kind, 'detail', id, 'comments'],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(LISTS[kind], { id, before, limit: PAGE }, { signal }),
    initialPageParam: first.before,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

const settings = {
  refreshes: ALL_LEVELS.map((kind) => [kind, 'detail']),
  failure: false,
} as const;

export const useAddComment = defineAction(routes.addCommentRoute, texts, settings);
export const useAddSopComment = defineAction(routes.addSopCommentRoute, texts, settings);
export const useAddValueStreamComment = defineAction(
  routes.addValueStreamCommentRoute,
  texts,
  settings,
);
export const useEditComment = defineAction(routes.editCommentRoute, texts, settings);
export const useDeleteComment = defineAction(routes.deleteCommentRoute, texts, settings);
