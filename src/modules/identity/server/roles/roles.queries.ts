import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#modules/identity/contract/roles.ts';
import { errors } from '#platform/contract/errors.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';
import { givenPermissions } from '../memberships/posts.queries.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import type { Reader } from '../memberships/acting.ts';
import { users } from '../credentials/credentials.tables.ts';

/** The roles of the company: the built-in ones from the most powerful on, then its own by name. */
export async function listRoles(tx: Transaction, reader: Reader): Promise<Role[]> {
  const found = await readRoles(tx, reader);
  const rank = ({ built_in }: Role) =>
    built_in === null ? BUILT_IN_ROLES.length : BUILT_IN_ROLES.indexOf(built_in);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** One role of the company; a missing one and one of another company give the same failure. */
export async function findRole(tx: Transaction, reader: Reader, id: string): Promise<Role> {
  const [found] = await readRoles(tx, reader, eq(roles.id, id));
  if (found === undefined) throw errors.not_found();
  return found;
}

/** Some of the people who have a role, by name. */
export async function listHolders(
  tx: Transaction,
  { scope }: Pick<Reader, 'scope'>,
  { roleId, limit }: { roleId: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ username: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.company_id, scope.companyId), eq(memberships.role_id, roleId)))
    .orderBy(asc(users.username))
    .limit(limit);
  return rows.map(({ username }) => username);
}

async function readRoles(
  tx: Transaction,
  { scope, permissionSets, nameRole }: Reader,
  which?: SQL,
): Promise<Role[]> {
  const is_callers = sql<boolean>`coalesce(bool_or(${memberships.user_id} = ${scope.userId}), false)`;
  const rows = await tx
    .select({
      id: roles.id,
      built_in: roles.built_in,
      role_name: roles.name,
      given: givenPermissions(),
      users: count(memberships.user_id),
      is_callers,
      updated_at: roles.updated_at,
    })
    .from(roles)
    .leftJoin(
      memberships,
      and(eq(memberships.company_id, roles.company_id), eq(memberships.role_id, roles.id)),
    )
    .where(and(eq(roles.company_id, scope.companyId), which))
    .groupBy(roles.company_id, roles.id)
    .orderBy(asc(sql`${roles.name} collate "und-x-icu"`));
  return rows.map(({ role_name, given, ...role }) => ({
    ...role,
    name: nameRole({ ...role, role_name }),
    permissions: [...permissionsOf({ ...role, given }, permissionSets)].toSorted(),
  }));
}
