import { count, eq } from 'drizzle-orm';
import type { Account } from '#modules/identity/contract/account.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { requirementsOf } from '../memberships/requirements.queries.ts';
import { recoveryCodes, users } from '../credentials/credentials.tables.ts';

export async function findAccount(tx: Transaction, { userId }: Person): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw errors.not_found();
  const [left] = await tx
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId));
  const { is_otp_required, min_characters } = await requirementsOf(tx, userId);
  return {
    username: user.username,
    email: user.email,
    is_otp: user.otp_secret !== null,
    is_otp_required,
    min_characters,
    recovery_codes_left: left?.codes ?? 0,
  };
}
