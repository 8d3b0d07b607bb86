import { and, eq } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { changeUser as route } from '#modules/identity/contract/users.ts';
import type { Body } from '#platform/contract/route.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import { findUser } from './users.queries.ts';
import { users } from '../credentials/credentials.tables.ts';
import type { Acting } from '../memberships/acting.ts';
import {
  keepAnAdministrator,
  refuseOneself,
  requireGivable,
  requireMember,
  requirePowerOver,
  userRefusals,
} from './user-guards.ts';

/** Changes what a person is in this company, and the e-mail address of their account. */
export async function changeUser(
  acting: Acting,
  userId: string,
  { email, updated_at, ...given }: Body<typeof route>,
): Promise<void> {
  const { tx, scope, permissionSets } = acting;
  const { post } = await requireMember(acting, userId);
  const before = await findUser(tx, acting, userId);
  refuseStale(before, { updated_at });
  if (given.role_id !== post.role_id) {
    refuseOneself(acting, userId);
    if (!permissionsOf(post, permissionSets).isSubsetOf(scope.permissions)) {
      throw identityErrors.beyond_your_rights();
    }
    await requireGivable(acting, given);
    if (post.built_in === 'administrator') {
      await keepAnAdministrator(acting, userId, [scope.companyId]);
    }
  } else if (given.employee_id !== post.employee_id) {
    await requireGivable(acting, given);
  }
  if (email !== before.email) {
    await requirePowerOver(acting, userId);
    await tx
      .update(users)
      .set({ email, updated_at: acting.now.toISOString() })
      .where(eq(users.id, userId))
      .catch(refuseAtField(userRefusals));
  }
  await tx
    .update(memberships)
    .set({ ...given, updated_at: laterThan(memberships.updated_at) })
    .where(and(eq(memberships.company_id, scope.companyId), eq(memberships.user_id, userId)))
    .catch(refuseAtField(userRefusals));
  tx.accessChanged({ userId });
  await recordSystemEvent(tx, scope, {
    name: identityEvents.user_changed,
    entity: 'user',
    entityId: userId,
    before: { email: before.email, role_id: post.role_id, employee_id: post.employee_id },
    after: { email, ...given },
  });
}
