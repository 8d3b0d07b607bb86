import { and, eq, sql } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { changeRole as route, Role } from '#modules/identity/contract/roles.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Body } from '#platform/contract/route.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { roles } from '../memberships/memberships.tables.ts';
import { findRole } from './roles.queries.ts';
import type { Acting } from '../memberships/acting.ts';
import { explainRoleName, givePermissions, requireHeld, requireOwnable } from './role-guards.ts';

/** Changes a role of the company's own; whoever has it may do the new things within a second. */
export async function changeRole(
  acting: Acting,
  id: string,
  { name, permissions, updated_at }: Body<typeof route>,
): Promise<Role> {
  const { tx, scope } = acting;
  const before = await requireOwnable(acting, id);
  if (before.updated_at !== new Date(updated_at).toISOString()) {
    throw errors.conflict({ current: before });
  }
  requireHeld(acting, permissions);
  await tx
    .update(roles)
    .set({
      name,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updated_at: sql`greatest(now(), ${roles.updated_at} + interval '1 millisecond')`,
    })
    .where(and(eq(roles.company_id, scope.companyId), eq(roles.id, id)))
    .catch(explainRoleName);
  await givePermissions(acting, id, permissions);
  const after = await findRole(tx, acting, id);
  await recordSystemEvent(tx, scope, {
    name: identityEvents.role_changed,
    entity: 'role',
    entityId: id,
    before: { name: before.name, permissions: before.permissions },
    after: { name, permissions: after.permissions },
  });
  return after;
}
