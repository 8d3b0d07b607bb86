import { and, eq, lt } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/identity.errors.ts';
import { identityEvents } from '#modules/identity/contract/identity.events.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { findUserByName, type User } from '../identity.queries.ts';
import { lockedOut } from '../locked-out.ts';
import { isPassword } from '../passwords.ts';
import { stepOfCode } from '../second-factor.ts';
import { users } from '../users.tables.ts';
import {
  accountKey,
  countFailure,
  forgetFailures,
  isLocking,
  takeFailureBack,
} from './limit-failures.ts';
import { startSession, type Device, type StartedSession } from './start-session.ts';

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
}

interface Attempt {
  readonly name: string;
  readonly password: string;
  readonly code: string | undefined;
  readonly device: Device;
}

type SignedIn = StartedSession & { readonly user: User };
type CodeOwed = { readonly codeOwed: { readonly blocked: boolean } };

/**
 * Signs a person in by password and, where she has one, a code. Whatever is wrong with name or password
 * gets the same answer in the same time. Between short transactions the password is weighed, which
 * takes long on purpose.
 */
export async function signIn(
  { database, clock }: Needs,
  { name, password, code, device }: Attempt,
): Promise<SignedIn | CodeOwed> {
  const now = clock.now();
  const { user, account, counted } = await database.asSystem(async (tx) => {
    const found = await findUserByName(tx, name);
    const key = accountKey(found, name);
    return { user: found, account: key, counted: await countFailure(tx, key, now) };
  });
  if ('lockedUntil' in counted) throw lockedOut(counted.lockedUntil, now);

  const refuse = async (error: AppError): Promise<never> => {
    if (user !== undefined && isLocking(counted)) {
      await database.asSystem((tx) => recordLock(tx, user, device));
    }
    throw error;
  };
  const right = await isPassword(password, user?.passwordHash);
  if (!right || user === undefined || !user.isActive) {
    return refuse(identityErrors.invalid_credentials());
  }
  if (user.otpSecret !== null && (user.isOtpBlock || code === undefined)) {
    await database.asSystem((tx) => takeFailureBack(tx, account));
    return { codeOwed: { blocked: user.isOtpBlock } };
  }
  const step =
    user.otpSecret === null || code === undefined
      ? undefined
      : await stepOfCode(user.otpSecret, code, now);
  if (user.otpSecret !== null && step === undefined) return refuse(identityErrors.wrong_code());

  const started = await database.asSystem(async (tx) => {
    if (!(await isUnchanged(tx, user))) return identityErrors.invalid_credentials();
    if (step !== undefined && !(await spendStep(tx, user.id, step))) {
      return identityErrors.wrong_code();
    }
    await forgetFailures(tx, account);
    return startSession(tx, { userId: user.id, device, now });
  });
  return started instanceof AppError ? refuse(started) : { ...started, user };
}

/** Whether what was weighed still holds: a password changed meanwhile must open no session. */
async function isUnchanged(tx: Transaction, user: User): Promise<boolean> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, user.id),
        eq(users.passwordHash, user.passwordHash),
        eq(users.isActive, true),
      ),
    )
    .for('share');
  return same !== undefined;
}

/** Takes a code's step for good; false when it or a later one was taken before. */
async function spendStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(users)
    .set({ otpLastStep: step })
    .where(and(eq(users.id, userId), lt(users.otpLastStep, step)))
    .returning({ id: users.id });
  return spent.length > 0;
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
