import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#modules/identity/contract/roles.ts';
import { errors } from '#platform/contract/errors.ts';
import { BUILT_IN_ROLES } from '#platform/contract/permissions.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';
import { givenPermissions } from '../memberships/posts.queries.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import type { Reader } from '../users/users.queries.ts';
import { users } from '../credentials/credentials.tables.ts';

/** The roles of the company: the built-in ones from the mightiest on, then its own by name. */
export async function listRoles(tx: Transaction, reader: Reader): Promise<Role[]> {
  const found = await readRoles(tx, reader);
  const rank = ({ built_in }: Role) =>
    built_in === null ? BUILT_IN_ROLES.length : BUILT_IN_ROLES.indexOf(built_in);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** One role of the company; another company's and a missing one are the same failure. */
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
  const isCallers = sql<boolean>`coalesce(bool_or(${memberships.user_id} = ${scope.userId}), false)`;
  const rows = await tx
    .select({
      id: roles.id,
      builtIn: roles.built_in,
      roleName: roles.name,
      given: givenPermissions(),
      users: count(memberships.user_id),
      isCallers,
      updatedAt: roles.updated_at,
    })
    .from(roles)
    .leftJoin(
      memberships,
      and(eq(memberships.company_id, roles.company_id), eq(memberships.role_id, roles.id)),
    )
    .where(and(eq(roles.company_id, scope.companyId), which))
    .groupBy(roles.company_id, roles.id)
    .orderBy(asc(sql`${roles.name} collate "und-x-icu"`));
  return rows.map((row) => ({
    id: row.id,
    built_in: row.builtIn,
    name: nameRole(row),
    permissions: [...permissionsOf(row, permissionSets)].toSorted(),
    users: row.users,
    is_callers: row.isCallers,
    updated_at: row.updatedAt,
  }));
}
