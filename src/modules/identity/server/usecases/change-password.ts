import { eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/identity.events.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { lockedOut } from '../locked-out.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { users } from '../users.tables.ts';
import { endOtherSessions } from './end-session.ts';
import { accountKey, countFailure, forgetFailures } from './limit-failures.ts';

interface Change {
  readonly person: Person;
  readonly currentPassword: string;
  readonly password: string;
  readonly requestId: string;
}

/** Changes the own password. Whoever else knew the old one is signed out. */
export async function changePassword(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { person, currentPassword, password, requestId }: Change,
): Promise<void> {
  const now = clock.now();
  const account = accountKey({ id: person.userId }, '');
  const { user, counted } = await database.asSystem(async (tx) => {
    const [found] = await tx.select().from(users).where(eq(users.id, person.userId));
    return { user: found, counted: await countFailure(tx, account, now) };
  });
  if ('lockedUntil' in counted) throw lockedOut(counted.lockedUntil, now);
  if (!(await isPassword(currentPassword, user?.passwordHash))) {
    throw errors.validation_failed({
      fields: [{ path: 'currentPassword', code: 'identity:errors.wrong_current_password' }],
    });
  }
  const passwordHash = await hashPassword(password);
  await database.asSystem(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, person.userId));
    await forgetFailures(tx, account);
    await endOtherSessions(tx, person, now);
    await recordSystemEvent(
      tx,
      { userId: person.userId, requestId },
      { name: identityEvents.password_changed, entity: 'user', entityId: person.userId },
    );
  });
}
