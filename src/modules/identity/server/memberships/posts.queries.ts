import { and, eq, inArray, sql } from 'drizzle-orm';
import { companyName } from '#modules/companies/server/public.ts';
import { identityPermissions } from '#modules/identity/contract/permissions.ts';
import type { Permission, PermissionSet } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { memberships, rolePermissions, roles } from './memberships.tables.ts';
import { permissionsOf } from './role-permissions.ts';

/** What a person is in one of their companies. */
export type StoredPost = Awaited<ReturnType<typeof findPosts>>[number];

/** All posts of these people, in every company. */
export async function findPosts(tx: Transaction, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tx
    .select({
      user_id: memberships.user_id,
      company_id: memberships.company_id,
      company_name_th: companyName(memberships.company_id, 'th'),
      company_name_en: companyName(memberships.company_id, 'en'),
      role_id: memberships.role_id,
      built_in: roles.built_in,
      role_name: roles.name,
      given: givenPermissions(),
      employee_id: memberships.employee_id,
      updated_at: memberships.updated_at,
    })
    .from(memberships)
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    )
    .where(inArray(memberships.user_id, [...userIds]))
    .orderBy(memberships.company_id);
}

/** The permissions of the row's role, as a column. */
export function givenPermissions() {
  const given = sql`array(
    select ${rolePermissions.permission} from ${rolePermissions}
    where ${rolePermissions.company_id} = ${roles.company_id} and ${rolePermissions.role_id} = ${roles.id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
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
    ...posts.map((post) => [post.company_id, permissionsOf(post, permissionSets)] as const),
    [scope.companyId, scope.permissions],
  ]);
}

/** Whether somebody with these permissions may act on the person in the post. */
export function mayManage(
  powers: Powers,
  post: StoredPost,
  permissionSets: readonly PermissionSet[],
): boolean {
  const own = powers.get(post.company_id);
  return (
    own !== undefined &&
    own.has(identityPermissions.name('manage_users')) &&
    permissionsOf(post, permissionSets).isSubsetOf(own)
  );
}
