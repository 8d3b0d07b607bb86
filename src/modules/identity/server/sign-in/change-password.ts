import { eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { Person } from '#platform/server/access/scope.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { users } from '../credentials/credentials.tables.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endOtherSessions } from '../sessions/end-session.ts';

interface Change {
  readonly person: Person;
  readonly currentPassword: string;
  readonly password: string;
  readonly requestId: string;
}

/** Changes the caller's password. Others who knew the old one are signed out. */
export async function changePassword(
  needs: { readonly database: Database; readonly clock: Clock },
  { person, currentPassword, password, requestId }: Change,
): Promise<void> {
  const { userId } = person;
  await confirmPassword(needs, { userId, currentPassword });
  await checkNewPassword(needs.database, { userId, password });
  const password_hash = await hashPassword(password);
  const now = needs.clock.now();
  await needs.database.asSystem(async (tx) => {
    await tx
      .update(users)
      .set({ password_hash, updated_at: now.toISOString() })
      .where(eq(users.id, userId));
    await endOtherSessions(tx, person, now);
    await recordSystemEvent(
      tx,
      { userId, requestId },
      { name: identityEvents.password_changed, entity: 'user', entityId: userId },
    );
  });
}
