import { infiniteQueryOptions } from '@tanstack/react-query';
import type { listActivityRoute } from '#modules/feature-development/contract/activity.ts';
import type {
  addCommentRoute,
  deleteCommentRoute,
  editCommentRoute,
  listCommentsRoute,
} from '#modules/feature-development/contract/comments.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useAction } from '#platform/web/query/use-action.ts';

const listComments = endpoint<typeof listCommentsRoute>(
  'GET',
  '/v1/feature-development/sows/:id/comments',
);
const add = endpoint<typeof addCommentRoute>('POST', '/v1/feature-development/sows/:id/comments');
const edit = endpoint<typeof editCommentRoute>('PUT', '/v1/feature-development/comments/:id');
const remove = endpoint<typeof deleteCommentRoute>(
  'DELETE',
  '/v1/feature-development/comments/:id',
);
const listActivity = endpoint<typeof listActivityRoute>(
  'GET',
  '/v1/feature-development/sows/:id/activity',
);

const fresh = { staleTime: 0, gcTime: 0, meta: { persist: false } } as const;

const PAGE = 20;

/** The first page begins behind nothing. */
const first: { readonly comment?: string; readonly act?: number } = {};

/** What was said, the newest first. */
export const commentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'comments'],
    queryFn: ({ signal, pageParam: before }) =>
      call(listComments, { params: { id }, query: { before, limit: PAGE }, signal }),
    initialPageParam: first.comment,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  });

/** What was done, the latest first. */
export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['sow', 'detail', id, 'activity'],
    queryFn: ({ signal, pageParam: before }) =>
      call(listActivity, { params: { id }, query: { before, limit: PAGE }, signal }),
    initialPageParam: first.act,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  });

export function useAddComment(sowId: string) {
  return useAction({
    act: (body: BodyInput<typeof addCommentRoute>, idempotencyKey) =>
      call(add, { params: { id: sowId }, body, idempotencyKey }),
    refreshes: [['sow', 'detail', sowId]],
    failure: false,
  });
}

export function useEditComment(sowId: string) {
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof editCommentRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(edit, { params: { id }, body, idempotencyKey }),
    refreshes: [['sow', 'detail', sowId]],
    failure: false,
  });
}

export function useDeleteComment(sowId: string, onDeleted: () => void) {
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['sow', 'detail', sowId]],
    failure: false,
    onSuccess: onDeleted,
  });
}
