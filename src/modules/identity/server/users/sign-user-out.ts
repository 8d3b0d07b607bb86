import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { endAllSessions } from '../sessions/end-session.ts';
import type { Acting } from '../memberships/acting.ts';
import { requirePowerOver } from './user-guards.ts';

/** Ends all sessions of a person, for example after a lost phone. */
export async function signUserOut(acting: Acting, userId: string): Promise<void> {
  await requirePowerOver(acting, userId);
  await endAllSessions(acting.tx, userId, acting.now);
  await recordSystemEvent(acting.tx, acting.scope, {
    name: identityEvents.user_signed_out,
    entity: 'user',
    entityId: userId,
  });
}
