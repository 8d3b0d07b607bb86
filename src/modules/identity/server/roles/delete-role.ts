import { and, eq } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { roles } from '../memberships/memberships.tables.ts';
import { listHolders } from './roles.queries.ts';
import type { Acting } from '../memberships/acting.ts';
import { requireOwnable } from './role-guards.ts';

const NAMED_HOLDERS = 5;

/** Removes a role that nobody has. While it is locked nobody can be given it, so nobody is left without one. */
export async function deleteRole(acting: Acting, id: string): Promise<void> {
  const { tx, scope } = acting;
  const role = await requireOwnable(acting, id);
  if (role.users > 0) {
    const names = await listHolders(tx, acting, { roleId: id, limit: NAMED_HOLDERS });
    const more = role.users > names.length ? ' ...' : '';
    throw identityErrors.role_in_use({
      parameters: { count: role.users, names: `${names.join(', ')}${more}` },
    });
  }
  await tx.delete(roles).where(and(eq(roles.company_id, scope.companyId), eq(roles.id, id)));
  await recordSystemEvent(tx, scope, {
    name: identityEvents.role_deleted,
    entity: 'role',
    entityId: id,
    before: { name: role.name, permissions: role.permissions },
  });
}
