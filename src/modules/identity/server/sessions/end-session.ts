import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { hashOf, sessionIdOf } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

interface Ending {
  readonly now: Date;
  readonly requestId: string;
}

export async function endSession(
  tx: Transaction,
  { sessionId }: Person,
  ending: Ending,
): Promise<void> {
  await end(tx, eq(sessions.id, sessionId), ending);
}

/** Ends the session of a refresh token, even of one that was exchanged a moment ago. */
export async function endSessionOfToken(
  tx: Transaction,
  token: string,
  ending: Ending,
): Promise<void> {
  const sessionId = sessionIdOf(token);
  if (sessionId === undefined) return;
  const hash = hashOf(token);
  const holdsToken = or(eq(sessions.refresh_hash, hash), eq(sessions.previous_hash, hash));
  await end(tx, and(eq(sessions.id, sessionId), holdsToken), ending);
}

/** Ends all sessions of a person, on all devices. */
export async function endAllSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at)));
  tx.accessChanged({ userId });
}

/** Ends all sessions of a person but the one they call from. */
export async function endOtherSessions(
  tx: Transaction,
  { userId, sessionId }: Person,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(
      and(eq(sessions.user_id, userId), ne(sessions.id, sessionId), isNull(sessions.revoked_at)),
    );
  tx.accessChanged({ userId });
}

async function end(
  tx: Transaction,
  which: ReturnType<typeof and>,
  { now, requestId }: Ending,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(and(which, isNull(sessions.revoked_at)))
    .returning({ id: sessions.id, user_id: sessions.user_id });
  for (const { id, user_id: userId } of ended) {
    tx.accessChanged({ userId });
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.signed_out, entity: 'session', entityId: id },
    );
  }
}
