import type {
  listSessions,
  revokeSession,
  revokeOtherSessions,
} from '#modules/identity/contract/sessions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const sessions = endpoint<typeof listSessions>('GET', '/api/account/sessions');

const revoke = endpoint<typeof revokeSession>('DELETE', '/api/account/sessions/:id');

const revokeOthers = endpoint<typeof revokeOtherSessions>(
  'POST',
  '/api/account/sessions/revoke-others',
);

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'list'],
  queryFn: async ({ signal }) => (await call(sessions, { signal })).data,
  staleTime: 0,
  meta: { persist: false },
});

export function useRevokeSession() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string) => call(revoke, { params: { id } }),
    refreshes: [['session']],
    success: t('account.sessions.revoked'),
    failure: t('account.sessions.revoke_failed'),
  });
}

export function useRevokeOthers(onDone: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: () => call(revokeOthers),
    refreshes: [['session']],
    success: t('account.sessions.others_revoked'),
    failure: t('account.sessions.revoke_failed'),
    onSuccess: onDone,
  });
}
