import { and, eq } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { findUserByName, type User } from '../credentials/credentials.queries.ts';
import { lockedOut } from '../credentials/locked-out.ts';
import { isPassword } from '../credentials/passwords.ts';
import { users } from '../credentials/credentials.tables.ts';
import { checkCode, countWrongCode, type SpendCode } from '../credentials/check-code.ts';
import {
  accountKey,
  countFailure,
  forgetFailures,
  isLocking,
  takeFailureBack,
} from '../credentials/limit-failures.ts';
import { startSession, type Device, type StartedSession } from '../sessions/start-session.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'secrets'>;

interface Attempt {
  readonly name: string;
  readonly password: string;
  readonly code: string | undefined;
  readonly device: Device;
}

type SignedIn = StartedSession & { readonly user: User };
type CodeOwed = { readonly codeOwed: { readonly blocked: boolean } };

/** A person without a second factor needs no code. */
const nothingToSpend: SpendCode = async () => true;

/**
 * Signs a person in by password and, where required, a code. Anything wrong with name or password
 * gets the same answer in the same time. The password is checked between short transactions, because
 * that takes long on purpose.
 */
export async function signIn(
  { database, clock, secrets }: Needs,
  { name, password, code, device }: Attempt,
): Promise<SignedIn | CodeOwed> {
  const now = clock.now();
  const { user, account, counted } = await database.asSystem(async (tx) => {
    const found = await findUserByName(tx, name);
    const key = accountKey(found, name);
    return { user: found, account: key, counted: await countFailure(tx, key, now) };
  });
  if ('locked_until' in counted) throw lockedOut(counted.locked_until, now);

  const refuse = async (error: AppError): Promise<never> => {
    if (user !== undefined) {
      await database.asSystem(async (tx) => {
        if (isLocking(counted)) await recordLock(tx, user, device);
        if (error.code === WRONG_CODE) await countWrongCode(tx, user.id, device.requestId);
      });
    }
    throw error;
  };
  const right = await isPassword(password, user?.password_hash);
  if (!right || user === undefined || !user.is_active) {
    return refuse(identityErrors.invalid_credentials());
  }
  if (user.otp_secret !== null && (user.is_otp_block || code === undefined)) {
    await database.asSystem((tx) => takeFailureBack(tx, account));
    return { codeOwed: { blocked: user.is_otp_block } };
  }
  const spend =
    user.otp_secret === null || code === undefined
      ? nothingToSpend
      : await checkCode(user, code, { secrets, now });
  if (spend === undefined) return refuse(identityErrors.wrong_code());

  const started = await database.asSystem(async (tx) => {
    if (!(await isUnchanged(tx, user))) return identityErrors.invalid_credentials();
    if (!(await spend(tx, device.requestId))) return identityErrors.wrong_code();
    await forgetFailures(tx, account);
    return startSession(tx, { userId: user.id, device, now });
  });
  return started instanceof AppError ? refuse(started) : { ...started, user };
}

const WRONG_CODE = identityErrors.wrong_code().code;

/** Whether the account is as it was checked: a password changed meanwhile must open no session. */
async function isUnchanged(tx: Transaction, user: User): Promise<boolean> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, user.id),
        eq(users.password_hash, user.password_hash ?? ''),
        eq(users.is_active, true),
        eq(users.is_otp_block, user.is_otp_block),
      ),
    )
    .for('share');
  return same !== undefined;
}

async function recordLock(tx: Transaction, user: User, device: Device): Promise<void> {
  await recordSystemEvent(
    tx,
    { userId: user.id, requestId: device.requestId },
    {
      name: identityEvents.locked_out,
      entity: 'user',
      entityId: user.id,
      after: { address: device.address },
    },
  );
}
