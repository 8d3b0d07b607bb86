import { and, eq } from 'drizzle-orm';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import type { Role } from '#modules/identity/contract/roles.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Refusals } from '#platform/server/records/refuse-at-field.ts';
import { rolePermissions, roles } from '../memberships/memberships.tables.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import { findRole } from './roles.queries.ts';
import type { Acting } from '../memberships/acting.ts';

/** The role, locked until the transaction ends, if the caller may change it at all. */
export async function requireOwnable(acting: Acting, id: string): Promise<Role> {
  const { tx, scope } = acting;
  await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.company_id, scope.companyId), eq(roles.id, id)))
    .for('update');
  const role = await findRole(tx, acting, id);
  if (role.built_in !== null) throw identityErrors.role_fixed();
  // A person who takes permissions from their own role could not give them back.
  if (role.is_callers) throw identityErrors.not_yourself();
  requireOwnRights(acting, role.permissions);
  return role;
}

/** Nobody gives permissions that they do not have, or that do not exist. */
export function requireOwnRights(
  { scope, permissionSets }: Acting,
  permissions: readonly string[],
): void {
  const known = permissionsOf({ built_in: 'administrator', given: [] }, permissionSets);
  const own = new Set<string>(scope.permissions);
  const all = new Set<string>(known);
  if (!permissions.every((permission) => all.has(permission))) {
    throw errors.validation_failed({
      fields: [{ path: 'permissions', code: 'identity:errors.permission_unknown' }],
    });
  }
  if (!permissions.every((permission) => own.has(permission))) {
    throw identityErrors.beyond_your_rights();
  }
}

export async function givePermissions(
  { tx, scope: { companyId } }: Acting,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  await tx
    .delete(rolePermissions)
    .where(and(eq(rolePermissions.company_id, companyId), eq(rolePermissions.role_id, roleId)));
  const rows = [...new Set(permissions)].map((permission) => ({
    company_id: companyId,
    role_id: roleId,
    permission,
  }));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
}

const nameTaken = { path: 'name', code: 'identity:errors.role_name_taken' };

export const roleRefusals: Refusals = { roles_name_is_unique: nameTaken };

/** A role called like a built-in one could be taken for it. */
export function refuseBuiltInName({ builtInNames }: Acting, name: string): void {
  if (builtInNames.has(name.toLowerCase())) throw errors.validation_failed({ fields: [nameTaken] });
}
