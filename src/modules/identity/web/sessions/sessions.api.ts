import * as routes from '#modules/identity/contract/sessions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const refreshes = ['session'];
const failure = 'account.sessions.revoke_failed';

export const sessionsQuery = defineQuery(routes.listSessions, ['session', 'list'], {
  staleTime: 0,
  persist: false,
});

export const useRevokeSession = defineAction(routes.revokeSession, texts, {
  refreshes,
  success: 'account.sessions.revoked',
  failure,
});
export const useRevokeOthers = defineAction(routes.revokeOtherSessions, texts, {
  refreshes,
  success: 'account.sessions.others_revoked',
  failure,
});
