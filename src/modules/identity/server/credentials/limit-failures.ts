import { eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { signInFailures, users } from './credentials.tables.ts';

const FAILURES = 10;
const WITHIN_MS = 15 * 60 * 1000;
const LOCKED_FOR_MS = 15 * 60 * 1000;

/** The name under which an account's failures are counted; unknown names are counted the same way. */
export function accountKey(user: { readonly id: string } | undefined, name: string): string {
  if (user !== undefined) return `user:${user.id}`;
  return `name:${createHash('sha256').update(name.toLowerCase()).digest('base64url')}`;
}

/**
 * Counts an attempt as failed before it is checked, so that a burst cannot pass the limit, and returns
 * how many there are now; or, while the account is locked, until when.
 */
export async function countFailure(
  tx: Transaction,
  account: string,
  now: Date,
): Promise<{ failures: number } | { locked_until: string }> {
  const forgotten = sql`${signInFailures.since} <= ${new Date(now.getTime() - WITHIN_MS).toISOString()}`;
  const failures = sql`case when ${forgotten} then 1 else ${signInFailures.failures} + 1 end`;
  const lockedUntil = new Date(now.getTime() + LOCKED_FOR_MS).toISOString();
  const [counted] = await tx
    .insert(signInFailures)
    .values({ account, failures: 1, since: now.toISOString() })
    .onConflictDoUpdate({
      target: signInFailures.account,
      set: {
        failures,
        since: sql`case when ${forgotten} then ${now.toISOString()}::timestamptz else ${signInFailures.since} end`,
        locked_until: sql`case when (${failures}) >= ${FAILURES} then ${lockedUntil}::timestamptz end`,
      },
      setWhere: or(
        isNull(signInFailures.locked_until),
        lte(signInFailures.locked_until, now.toISOString()),
      ),
    })
    .returning({ failures: signInFailures.failures });
  if (counted !== undefined) return counted;
  const [locked] = await tx
    .select({ locked_until: signInFailures.locked_until })
    .from(signInFailures)
    .where(eq(signInFailures.account, account));
  return { locked_until: locked?.locked_until ?? now.toISOString() };
}

/** Until when an account of a query about `users` is locked; null where it is not. */
export function signInLockedUntil(now: Date): SQL<string | null> {
  const { account, locked_until } = signInFailures;
  const until = sql`(select ${locked_until} from ${signInFailures} where ${account} = 'user:' || ${users.id}::text and ${locked_until} > ${now.toISOString()}::timestamptz)`;
  return sql`${until}`.mapWith(locked_until);
}

/** Whether this was the failure that locked the account. */
export function isLocking({ failures }: { failures: number }): boolean {
  return failures === FAILURES;
}

/** Subtracts one counted failure: the password was right, but the sign-in is not complete. */
export async function takeFailureBack(tx: Transaction, account: string): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1`, locked_until: null })
    .where(eq(signInFailures.account, account));
}

export async function forgetFailures(tx: Transaction, account: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.account, account));
}
