import { and, eq, lt, sql } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import type { User } from './credentials.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './second-factor.ts';
import { recoveryCodes, users } from './credentials.tables.ts';

/** Wrong codes after a right password before the account's codes are blocked. */
const WRONG_CODES = 5;

/** Uses up a code as the person signs in; false when it was used before. */
export type SpendCode = (tx: Transaction, requestId: string) => Promise<boolean>;

/** How to use up a code that may be right, or undefined when it is wrong: from the app, or a recovery code. */
export async function checkCode(
  user: Pick<User, 'id' | 'otp_secret'>,
  code: string,
  { secrets, now }: Pick<Context, 'secrets'> & { now: Date },
): Promise<SpendCode | undefined> {
  const { id, otp_secret } = user;
  if (!/^\d+$/.test(code)) return (tx, requestId) => spendRecoveryCode(tx, { id, code, requestId });
  if (otp_secret === null) return undefined;
  const step = await stepOfCode(secrets.open(otp_secret, id), code, now);
  return step === undefined ? undefined : (tx) => spendStep(tx, id, step);
}

/** Uses up a code's time step; false when it or a later one was used before. */
async function spendStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(users)
    .set({ otp_last_step: step, otp_failures: 0 })
    .where(and(eq(users.id, userId), lt(users.otp_last_step, step)))
    .returning({ id: users.id });
  return spent.length > 0;
}

async function spendRecoveryCode(
  tx: Transaction,
  { id, code, requestId }: { id: string; code: string; requestId: string },
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, id), eq(recoveryCodes.hash, hashRecoveryCode(id, code))))
    .returning({ user_id: recoveryCodes.user_id });
  if (spent.length === 0) return false;
  await tx.update(users).set({ otp_failures: 0 }).where(eq(users.id, id));
  await recordSystemEvent(
    tx,
    { userId: id, requestId },
    { name: identityEvents.recovery_code_used, entity: 'user', entityId: id },
  );
  return true;
}

/** Counts a wrong code, and blocks the account's codes when there were too many. */
export async function countWrongCode(
  tx: Transaction,
  userId: string,
  requestId: string,
): Promise<void> {
  const failures = sql`${users.otp_failures} + 1`;
  const [counted] = await tx
    .update(users)
    .set({ otp_failures: failures, is_otp_block: sql`${failures} >= ${WRONG_CODES}` })
    .where(and(eq(users.id, userId), eq(users.is_otp_block, false)))
    .returning({ is_otp_block: users.is_otp_block });
  if (counted?.is_otp_block !== true) return;
  await recordSystemEvent(
    tx,
    { userId, requestId },
    { name: identityEvents.codes_blocked, entity: 'user', entityId: userId },
  );
}
