import { and, eq, inArray, sql } from 'drizzle-orm';
import { identityPermissions } from '#modules/identity/contract/permissions.ts';
import type { BuiltInRole, Permission, PermissionSet } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { memberships, rolePermissions, roles } from './memberships.tables.ts';
import { permissionsOf } from './role-permissions.ts';

/** What a person is in one of her companies. */
export interface StoredPost {
  readonly userId: string;
  readonly companyId: number;
  readonly companyTh: string;
  readonly companyEn: string;
  readonly roleId: string;
  readonly builtIn: BuiltInRole | null;
  readonly roleName: string | null;
  readonly given: readonly string[];
  readonly employeeId: number | null;
  readonly updatedAt: Date;
}

/** All posts of these people, in every company. */
export async function findPosts(
  tx: Transaction,
  userIds: readonly string[],
): Promise<StoredPost[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({
      userId: memberships.user_id,
      companyId: memberships.company_id,
      companyTh: companies.name_th,
      companyEn: companies.name_en,
      roleId: memberships.role_id,
      builtIn: roles.built_in,
      roleName: roles.name,
      given: givenPermissions(),
      employeeId: memberships.employee_id,
      updatedAt: memberships.updated_at,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    )
    .where(inArray(memberships.user_id, [...userIds]))
    .orderBy(memberships.company_id);
}

/** What the role of the row was given, as a column. */
export function givenPermissions() {
  const given = sql`array(
    select ${rolePermissions.permission} from ${rolePermissions}
    where ${rolePermissions.company_id} = ${roles.company_id} and ${rolePermissions.role_id} = ${roles.id}
  )`;
  // Wrapped, as Drizzle takes the table off columns which it meets in a selected column itself.
  return sql<string[]>`${given}`;
}

/** What the caller may do, by company. */
export type Powers = ReadonlyMap<number, ReadonlySet<Permission>>;

interface Caller {
  readonly scope: Scope;
  readonly permissionSets: readonly PermissionSet[];
}

export async function powersOf(
  tx: Transaction,
  { scope, permissionSets }: Caller,
): Promise<Powers> {
  const posts = await findPosts(tx, [scope.userId]);
  return new Map([
    ...posts.map((post) => [post.companyId, permissionsOf(post, permissionSets)] as const),
    [scope.companyId, scope.permissions],
  ]);
}

/** Whether somebody with these powers may act on whoever holds the post. */
export function mayManage(
  powers: Powers,
  post: StoredPost,
  permissionSets: readonly PermissionSet[],
): boolean {
  const own = powers.get(post.companyId);
  return (
    own !== undefined &&
    own.has(identityPermissions.name('manage_users')) &&
    permissionsOf(post, permissionSets).isSubsetOf(own)
  );
}
