import * as routes from '#modules/identity/contract/sessions.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { actingIn } from '../memberships/acting.ts';
import { revokeSession } from '../sessions/revoke-session.ts';
import { listSessions } from '../sessions/sessions.queries.ts';
import { listSignIns } from '../sessions/sign-ins.queries.ts';
import { requirePowerOver } from './user-guards.ts';

/** Accounts belong to no company. */
const SYSTEM = { asSystem: true } as const;

/** Devices and sign-ins of a colleague, for those who manage their account. */
export function serveUserSessions(serve: Serve, context: Context): void {
  const acting = actingIn(context);

  serve.transaction(
    routes.listUserSessions,
    async (call) => {
      const { tx, now } = acting(call);
      const userId = call.params.id;
      await requirePowerOver(acting(call), userId);
      const { sessionId } = call.person;
      return { data: await listSessions(tx, { userId, sessionId }, now) };
    },
    SYSTEM,
  );

  serve.transaction(
    routes.revokeUserSession,
    async (call) => {
      const { tx, now, scope: actor } = acting(call);
      const { id: userId, session_id: id } = call.params;
      await requirePowerOver(acting(call), userId);
      await revokeSession(tx, { userId, id, now, actor });
      return undefined;
    },
    SYSTEM,
  );

  serve.transaction(
    routes.listSignIns,
    async (call) => {
      await requirePowerOver(acting(call), call.params.id);
      return listSignIns(call.tx, call.params.id, call.query);
    },
    SYSTEM,
  );
}
