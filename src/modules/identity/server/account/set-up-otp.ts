import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../credentials/recovery-codes.ts';
import { stepOfCode } from '../credentials/second-factor.ts';
import { recoveryCodes, users } from '../credentials/credentials.tables.ts';
import { requirementsOf } from '../memberships/requirements.queries.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'secrets'>;

const ISSUER = 'Backoffice';

interface Actor {
  readonly userId: string;
  readonly requestId: string;
}

/** Makes a secret for the authenticator app. It counts once one of its codes has arrived. */
export async function startOtp(
  needs: Needs,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<{ secret: string; uri: string; qr: string }> {
  const user = await confirmPassword(needs, { userId, currentPassword });
  if (user.otp_secret !== null) throw identityErrors.otp_is_on();
  const { generateSecret, generateURI } = await import('otplib');
  const { renderSVG } = await import('uqr');
  const secret = generateSecret();
  const otp_pending = needs.secrets.seal(secret, userId);
  await needs.database.asSystem((tx) =>
    tx.update(users).set({ otp_pending }).where(eq(users.id, userId)),
  );
  const uri = generateURI({ issuer: ISSUER, label: user.username, secret });
  const picture = Buffer.from(renderSVG(uri, { border: 2 })).toString('base64');
  return { secret, uri, qr: `data:image/svg+xml;base64,${picture}` };
}

/** Switches the second factor on by the first code of the secret that was made, and returns recovery codes. */
export async function confirmOtp(
  { database, clock, secrets }: Needs,
  { userId, requestId, code }: Actor & { code: string },
): Promise<string[]> {
  const now = clock.now();
  const pending = await database.asSystem(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      return user?.otp_pending ?? null;
    },
    { readOnly: true },
  );
  if (pending === null) throw identityErrors.otp_not_started();
  const step = await stepOfCode(secrets.open(pending, userId), code, now);
  if (step === undefined) {
    throw errors.validation_failed({
      fields: [{ path: 'code', code: 'identity:errors.wrong_code' }],
    });
  }
  return database.asSystem(async (tx) => {
    const switched = await tx
      .update(users)
      .set({
        otp_secret: pending,
        otp_pending: null,
        otp_last_step: step,
        otp_failures: 0,
        is_otp_block: false,
        updated_at: now.toISOString(),
      })
      .where(and(eq(users.id, userId), eq(users.otp_pending, pending)))
      .returning({ id: users.id });
    if (switched.length === 0) throw identityErrors.otp_not_started();
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.otp_enabled, entity: 'user', entityId: userId },
    );
    return replaceRecoveryCodes(tx, userId);
  });
}

/** Makes new recovery codes; the previous ones no longer work. */
export async function renewRecoveryCodes(
  needs: Needs,
  { userId, requestId, currentPassword }: Actor & { currentPassword: string },
): Promise<string[]> {
  const user = await confirmPassword(needs, { userId, currentPassword });
  if (user.otp_secret === null) throw identityErrors.otp_is_off();
  return needs.database.asSystem(async (tx) => {
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.recovery_codes_made, entity: 'user', entityId: userId },
    );
    return replaceRecoveryCodes(tx, userId);
  });
}

export async function disableOtp(
  needs: Needs,
  { userId, requestId, currentPassword }: Actor & { currentPassword: string },
): Promise<void> {
  await confirmPassword(needs, { userId, currentPassword });
  await needs.database.asSystem(async (tx) => {
    const { is_otp_required } = await requirementsOf(tx, userId);
    if (is_otp_required) throw identityErrors.otp_is_required();
    if (!(await forgetOtp(tx, userId))) throw identityErrors.otp_is_off();
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.otp_disabled, entity: 'user', entityId: userId },
    );
  });
}

/** Removes an account's second factor; false when it had none. */
export async function forgetOtp(tx: Transaction, userId: string): Promise<boolean> {
  const had = await tx
    .update(users)
    .set({
      otp_secret: null,
      otp_pending: null,
      otp_failures: 0,
      is_otp_block: false,
      updated_at: sql`now()`,
    })
    .where(and(eq(users.id, userId), isNotNull(users.otp_secret)))
    .returning({ id: users.id });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return had.length > 0;
}

async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(userId, code) })));
  return codes;
}
