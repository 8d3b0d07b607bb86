import { infiniteQueryOptions } from '@tanstack/react-query';
import * as routes from '#modules/identity/contract/sessions.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const userSessionsQuery = defineQuery(routes.listUserSessions, ['session', 'of-user'], {
  fresh: true,
});

/** The first page begins behind nothing. */
const first: { readonly before?: number } = {};

export const signInsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['session', 'sign-ins', id],
    queryFn: ({ signal, pageParam: before }) =>
      callRoute(routes.listSignIns, { id, before }, { signal }),
    initialPageParam: first.before,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

export const useRevokeUserSession = defineAction(routes.revokeUserSession, texts, {
  refreshes: ['session'],
  success: 'account.sessions.revoked',
  failure: 'account.sessions.revoke_failed',
});
