import { eq, or, sql } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { inviteUser as route } from '#modules/identity/contract/users.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { newId } from '#platform/server/ids.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { users } from '../credentials/credentials.tables.ts';
import type { Acting } from '../memberships/acting.ts';
import { joinAs } from './join-as.ts';
import { takenAt, userRefusals } from './user-guards.ts';

/** Adds a person whose account is waiting for them to choose a password. */
export async function inviteUser(
  acting: Acting,
  { username, email, ...wanted }: Body<typeof route>,
): Promise<string> {
  const { tx, scope } = acting;
  const post = await joinAs(acting, wanted);
  const taken = await tx
    .select({ username: users.username })
    .from(users)
    .where(
      or(
        eq(sql`lower(${users.username})`, username.toLowerCase()),
        eq(sql`lower(${users.email})`, email?.toLowerCase() ?? ''),
      ),
    );
  if (taken.some((user) => user.username.toLowerCase() === username.toLowerCase())) {
    throw fieldTaken('username');
  }
  if (taken.length > 0) throw fieldTaken('email');
  const id = newId();
  const refuse = refuseAtField(userRefusals);
  await tx.insert(users).values({ id, username, email }).catch(refuse);
  await tx
    .insert(memberships)
    .values({ ...post, company_id: scope.companyId, user_id: id })
    .catch(refuse);
  await recordSystemEvent(tx, scope, {
    name: identityEvents.user_created,
    entity: 'user',
    entityId: id,
    after: { username, email, ...post },
  });
  return id;
}

function fieldTaken(path: 'username' | 'email') {
  return errors.validation_failed({ fields: [takenAt(path)] });
}
