import { identityEvents } from '#modules/identity/contract/events.ts';
import type { createRole as route, Role } from '#modules/identity/contract/roles.ts';
import type { Body } from '#platform/contract/route.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { refuseAtField } from '#platform/server/records/refuse-at-field.ts';
import { newId } from '#platform/server/ids.ts';
import { roles } from '../memberships/memberships.tables.ts';
import { findRole } from './roles.queries.ts';
import type { Acting } from '../memberships/acting.ts';
import {
  givePermissions,
  refuseBuiltInName,
  requireOwnRights,
  roleRefusals,
} from './role-guards.ts';

export async function createRole(
  acting: Acting,
  { name, permissions }: Body<typeof route>,
): Promise<Role> {
  const { tx, scope } = acting;
  requireOwnRights(acting, permissions);
  refuseBuiltInName(acting, name);
  const id = newId();
  await tx
    .insert(roles)
    .values({ company_id: scope.companyId, id, name })
    .catch(refuseAtField(roleRefusals));
  await givePermissions(acting, id, permissions);
  const after = await findRole(tx, acting, id);
  await recordSystemEvent(tx, scope, {
    name: identityEvents.role_created,
    entity: 'role',
    entityId: id,
    after: { name, permissions: after.permissions },
  });
  return after;
}
