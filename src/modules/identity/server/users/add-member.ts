import { eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { addMember as route } from '#modules/identity/contract/users.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { limitSessions } from '../sessions/limit-sessions.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { findUserByName } from '../credentials/credentials.queries.ts';
import { users } from '../credentials/credentials.tables.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import type { Acting } from '../memberships/acting.ts';
import { joinAs } from './join-as.ts';
import { userRefusals } from './user-guards.ts';

/** Lets a person who works in another company into this one. Their account is unchanged. */
export async function addMember(
  acting: Acting,
  { identifier, ...wanted }: Body<typeof route>,
): Promise<string> {
  const { tx, scope } = acting;
  const post = await joinAs(acting, wanted);
  const user = await findUserByName(tx, identifier);
  if (user === undefined) throw refused('identity:errors.user_unknown');
  const joined = await tx
    .insert(memberships)
    .values({ ...post, company_id: scope.companyId, user_id: user.id })
    .onConflictDoNothing({ target: [memberships.company_id, memberships.user_id] })
    .returning({ user_id: memberships.user_id })
    .catch(refuseAtField(userRefusals));
  if (joined.length === 0) throw refused('identity:errors.user_is_member');
  tx.accessChanged({ userId: user.id });
  await limitSessions(tx, eq(sessions.user_id, user.id));
  await recordSystemEvent(tx, scope, {
    name: identityEvents.user_joined,
    entity: 'user',
    entityId: user.id,
    after: { ...post, tell: [user.id], let_in_by: await accountOf(acting) },
  });
  return user.id;
}

/** The username of a person who acts without being an employee, whose name would say who they are. */
async function accountOf({ tx, scope }: Acting): Promise<string | undefined> {
  if (scope.employeeId !== null) return undefined;
  const [account] = await tx
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, scope.userId));
  return account?.username;
}

function refused(code: string) {
  return errors.validation_failed({ fields: [{ path: 'identifier', code }] });
}
