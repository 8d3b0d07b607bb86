import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Account, Session } from '#modules/identity/contract/account.routes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recoveryCodes, sessions, users } from './users.tables.ts';

/** The account of whoever is signed in. */
export async function findAccount(tx: Transaction, { userId }: Person): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw errors.not_found();
  const [left] = await tx
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return {
    username: user.username,
    email: user.email,
    is_otp: user.otpSecret !== null,
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
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.renewedAt), desc(sessions.id))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.renewedAt.toISOString(),
    is_current: row.id === sessionId,
  }));
}
