import { and, eq, isNull } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent, type SystemActor } from '#platform/server/events/record-event.ts';
import { sessions } from './sessions.tables.ts';

interface Revocation {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
  /** Who signs the person out: themselves, or a colleague who manages accounts. */
  readonly actor: SystemActor;
}

/** Signs a person out on one of their devices; the session of somebody else is treated as missing. */
export async function revokeSession(
  tx: Transaction,
  { userId, id, now, actor }: Revocation,
): Promise<void> {
  const revoked = await tx
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id });
  if (revoked.length === 0) throw errors.not_found();
  tx.accessChanged({ userId });
  await recordSystemEvent(tx, actor, {
    name: identityEvents.session_revoked,
    entity: 'session',
    entityId: id,
  });
}
