import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Account, Session } from '#modules/identity/contract/account.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recoveryCodes, sessions, users } from '../credentials/credentials.tables.ts';

/** The account of whoever is signed in. */
export async function findAccount(tx: Transaction, { userId }: Person): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw errors.not_found();
  const [left] = await tx
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId));
  return {
    username: user.username,
    email: user.email,
    is_otp: user.otp_secret !== null,
    recovery_codes_left: left?.codes ?? 0,
  };
}

/** Sessions of a person that stand, the one used last first. */
export async function listSessions(
  tx: Transaction,
  { userId, sessionId }: Person,
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
