import { and, eq, gt, isNull, desc } from 'drizzle-orm';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { owesSecondFactor } from '../memberships/requirements.queries.ts';
import { users } from '../credentials/credentials.tables.ts';
import { sessions } from './sessions.tables.ts';
import type { Session } from '#modules/identity/contract/sessions.ts';
import type { Person } from '#platform/server/access/scope.ts';

const selectOwnerOfSession = statement<{ sessionId: string; now: string }>()((db, given) =>
  db
    .select({ user_id: sessions.user_id, owes: owesSecondFactor() })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.is_active, true)))
    .where(
      and(
        eq(sessions.id, given('sessionId')),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, given('now')),
      ),
    ),
);

/** Whose session it is while it is valid: not ended, not expired, its person not disabled. */
export async function findOwnerOfSession(
  tx: Transaction,
  sessionId: string,
  now: Date,
): Promise<{ userId: string; owesSecondFactor: boolean } | undefined> {
  const [found] = await selectOwnerOfSession(tx, { sessionId, now: now.toISOString() });
  return found && { userId: found.user_id, owesSecondFactor: found.owes };
}

/** Valid sessions of a person, the one used last first. */
export async function listSessions(
  tx: Transaction,
  { userId, sessionId }: Pick<Person, 'userId'> & Partial<Person>,
  now: Date,
): Promise<Session[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, now.toISOString()),
      ),
    )
    .orderBy(desc(sessions.renewed_at), desc(sessions.id))
    .limit(100);
  return rows.map((row) => ({
    ...row,
    last_seen_at: row.renewed_at,
    is_current: row.id === sessionId,
  }));
}
