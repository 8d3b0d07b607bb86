import { eq } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import type { User } from './credentials.queries.ts';
import { lockedOut } from './locked-out.ts';
import { isPassword } from './passwords.ts';
import { users } from './credentials.tables.ts';
import { accountKey, countFailure, forgetFailures } from './limit-failures.ts';

/**
 * Checks the password before what a passer-by at an open screen must not do. Wrong ones count like
 * failed sign-ins.
 */
export async function confirmPassword(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { userId, currentPassword }: { readonly userId: string; readonly currentPassword: string },
): Promise<User> {
  const now = clock.now();
  const account = accountKey({ id: userId }, '');
  const { user, counted } = await database.asSystem(async (tx) => {
    const [found] = await tx.select().from(users).where(eq(users.id, userId));
    return { user: found, counted: await countFailure(tx, account, now) };
  });
  if ('locked_until' in counted) throw lockedOut(counted.locked_until, now, 'currentPassword');
  if (user === undefined || !(await isPassword(currentPassword, user.password_hash))) {
    throw errors.validation_failed({
      fields: [{ path: 'currentPassword', code: 'identity:errors.wrong_current_password' }],
    });
  }
  await database.asSystem((tx) => forgetFailures(tx, account));
  return user;
}
