import { and, eq, gt, isNull } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { findOwnerOfSession } from './sessions.queries.ts';
import { hashOf, sessionIdOf, successorOf } from './refresh-token.ts';
import { sessions } from './sessions.tables.ts';

/** Two simultaneous tabs, or an answer that got lost, are not theft. */
const GRACE_MS = 10_000;

interface Renewal {
  readonly token: string;
  readonly key: Uint8Array;
  readonly now: Date;
  readonly requestId: string;
}

/** A person whose session continues, and the refresh token for the next time. */
export type Renewed = Person & { readonly refreshToken: string };

/**
 * Exchanges a refresh token for its successor, once. A token that was exchanged before is in two hands,
 * so it ends the session for both. Undefined when the session cannot continue; that must commit too.
 */
export async function refreshSession(
  tx: Transaction,
  { token, key, now, requestId }: Renewal,
): Promise<Renewed | undefined> {
  const sessionId = sessionIdOf(token);
  if (sessionId === undefined) return undefined;
  const owner = await findOwnerOfSession(tx, sessionId, now);
  if (owner === undefined) return undefined;
  const { userId } = owner;
  const refreshToken = successorOf(token, key);
  const renewed = { userId, sessionId, refreshToken };

  // One conditional update decides which of several callers is the first.
  const exchanged = await tx
    .update(sessions)
    .set({
      refresh_hash: hashOf(refreshToken),
      previous_hash: hashOf(token),
      renewed_at: now.toISOString(),
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.refresh_hash, hashOf(token)),
        isNull(sessions.revoked_at),
      ),
    )
    .returning({ id: sessions.id });
  if (exchanged.length > 0) return renewed;

  const repeated = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.refresh_hash, hashOf(refreshToken)),
        eq(sessions.previous_hash, hashOf(token)),
        gt(sessions.renewed_at, new Date(now.getTime() - GRACE_MS).toISOString()),
        isNull(sessions.revoked_at),
      ),
    );
  if (repeated.length > 0) return renewed;

  await tx
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(eq(sessions.id, sessionId));
  tx.accessChanged({ userId });
  await recordSystemEvent(
    tx,
    { userId, requestId },
    { name: identityEvents.session_revoked, entity: 'session', entityId: sessionId },
  );
  return undefined;
}
