import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  countUnreadRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import { call } from '../../api/client.ts';
import { endpoint } from '../../api/endpoint.ts';
import { useAction } from '../../query/use-action.ts';

const list = endpoint<typeof listInboxRoute>('GET', '/v1/inbox');
const count = endpoint<typeof countUnreadRoute>('GET', '/v1/inbox/unread');
const mark = endpoint<typeof markInboxItemRoute>('PUT', '/v1/inbox/:id');
const markAll = endpoint<typeof markInboxReadRoute>('POST', '/v1/inbox/read');

export const unreadQuery = queryOptions({
  queryKey: ['inbox', 'unread'],
  queryFn: ({ signal }) => call(count, { signal }),
  staleTime: 0,
  meta: { persist: false },
});

export const inboxQuery = infiniteQueryOptions({
  queryKey: ['inbox', 'list'],
  queryFn: ({ pageParam, signal }) => call(list, { query: { before: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  gcTime: 0,
  meta: { persist: false },
});

export function useMarkItem() {
  return useAction({
    act: ({ id, read }: { readonly id: string; readonly read: boolean }, idempotencyKey) =>
      call(mark, { params: { id }, body: { read }, idempotencyKey }),
    refreshes: [['inbox']],
  });
}

export function useMarkAll() {
  return useAction({
    act: (upTo: string, idempotencyKey) => call(markAll, { body: { up_to: upTo }, idempotencyKey }),
    refreshes: [['inbox']],
  });
}
