import { and, eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import type { changeRole as route, Role } from '#modules/identity/contract/roles.ts';
import type { Body } from '#platform/contract/route.ts';
import { laterThan } from '#platform/server/database/later-than.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import { roles } from '../memberships/memberships.tables.ts';
import { findRole } from './roles.queries.ts';
import type { Acting } from '../memberships/acting.ts';
import {
  givePermissions,
  refuseBuiltInName,
  requireOwnRights,
  requireOwnable,
  roleRefusals,
} from './role-guards.ts';

/** Changes a role of the company's own; the people who have it get the new permissions within a second. */
export async function changeRole(
  acting: Acting,
  id: string,
  { name, permissions, updated_at }: Body<typeof route>,
): Promise<Role> {
  const { tx, scope } = acting;
  const before = await requireOwnable(acting, id);
  refuseStale(before, { updated_at });
  requireOwnRights(acting, permissions);
  refuseBuiltInName(acting, name);
  await tx
    .update(roles)
    .set({ name, updated_at: laterThan(roles.updated_at) })
    .where(and(eq(roles.company_id, scope.companyId), eq(roles.id, id)))
    .catch(refuseAtField(roleRefusals));
  await givePermissions(acting, id, permissions);
  tx.accessChanged({ companyId: scope.companyId });
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
