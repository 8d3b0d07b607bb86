import * as routes from '#modules/identity/contract/sessions.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { endOtherSessions } from './end-session.ts';
import { revokeSession } from './revoke-session.ts';
import { listSessions } from './sessions.queries.ts';

/** Where people are signed in. */
export function serveSessions(serve: Serve, { clock }: Pick<Context, 'clock'>): void {
  serve.transaction(routes.listSessions, async ({ tx, person }) => ({
    data: await listSessions(tx, person, clock.now()),
  }));

  serve.transaction(routes.revokeSession, async ({ tx, person, visitor, params }) => {
    const { userId } = person;
    const actor = { userId, requestId: visitor.requestId };
    await revokeSession(tx, { userId, id: params.id, now: clock.now(), actor });
    return undefined;
  });

  serve.transaction(routes.revokeOtherSessions, async ({ tx, person }) => {
    await endOtherSessions(tx, person, clock.now());
    return undefined;
  });
}
