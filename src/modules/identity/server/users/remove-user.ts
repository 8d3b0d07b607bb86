import { and, eq, isNull, notExists } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import { users } from '../credentials/credentials.tables.ts';
import type { Acting } from '../memberships/acting.ts';
import { keepAnAdministrator, refuseOneself, requireMember } from './user-guards.ts';

/** Removes a person from this company. An account that nobody ever used is deleted with its last company. */
export async function removeUser(acting: Acting, userId: string): Promise<void> {
  const { tx, scope, permissionSets } = acting;
  const { post } = await requireMember(acting, userId);
  refuseOneself(acting, userId);
  if (!permissionsOf(post, permissionSets).isSubsetOf(scope.permissions)) {
    throw identityErrors.beyond_your_rights();
  }
  if (post.built_in === 'administrator') {
    await keepAnAdministrator(acting, userId, [scope.companyId]);
  }
  await tx
    .delete(memberships)
    .where(and(eq(memberships.company_id, scope.companyId), eq(memberships.user_id, userId)));
  tx.accessChanged({ userId });
  const posts = tx.select().from(memberships).where(eq(memberships.user_id, userId));
  await tx
    .delete(users)
    .where(and(eq(users.id, userId), isNull(users.password_hash), notExists(posts)));
  await recordSystemEvent(tx, scope, {
    name: identityEvents.user_left,
    entity: 'user',
    entityId: userId,
    before: { role_id: post.role_id, employee_id: post.employee_id },
  });
}
