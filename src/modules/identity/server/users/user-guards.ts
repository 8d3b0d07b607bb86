import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { lockCompanies } from '#modules/companies/server/public.ts';
import { isEmployee } from '#modules/directory/server/public.ts';
import { identityErrors } from '#modules/identity/contract/errors.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Refusals } from '#platform/server/records/refuse-at-field.ts';
import { memberships, roles } from '../memberships/memberships.tables.ts';
import { permissionsOf } from '../memberships/role-permissions.ts';
import {
  findPosts,
  givenPermissions,
  mayManage,
  powersOf,
  type StoredPost,
} from '../memberships/posts.queries.ts';
import { users } from '../credentials/credentials.tables.ts';
import type { Acting } from '../memberships/acting.ts';

export function takenAt<Path extends string>(path: Path) {
  return { path, code: `identity:errors.${path}_taken` };
}

/** Constraints of accounts and memberships, with the fields they concern. */
export const userRefusals: Refusals = {
  users_by_username: takenAt('username'),
  users_by_email: takenAt('email'),
  memberships_employee_signs_in_once: takenAt('employee_id'),
};

/** What somebody may be given in the company. */
export interface Post {
  readonly role_id: string;
  readonly employee_id: number | null;
}

/** The person's post in the company; a person without one gives the same failure as nobody at all. */
export async function requireMember(
  { tx, scope }: Acting,
  userId: string,
): Promise<{ post: StoredPost; posts: StoredPost[] }> {
  const posts = await findPosts(tx, [userId]);
  const post = posts.find(({ company_id }) => company_id === scope.companyId);
  if (post === undefined) throw errors.not_found();
  return { post, posts };
}

/** An account affects every company of its person: whoever changes it needs the same permissions in each. */
export async function requirePowerOver(acting: Acting, userId: string): Promise<StoredPost> {
  const { post, posts } = await requireMember(acting, userId);
  const powers = await powersOf(acting.tx, acting);
  if (!posts.every((each) => mayManage(powers, each, acting.permissionSets))) {
    throw identityErrors.beyond_your_rights();
  }
  return post;
}

export function refuseOneself({ scope }: Acting, userId: string): void {
  if (scope.userId === userId) throw identityErrors.not_yourself();
}

/** Nobody may give a role with more permissions than their own, nor an employee of another company. */
export async function requireGivable(
  { tx, scope, permissionSets }: Acting,
  { role_id, employee_id }: Post,
): Promise<void> {
  const role = (await findRoleOf(tx, scope.companyId, role_id)) ?? unknown('role_id');
  if (!permissionsOf(role, permissionSets).isSubsetOf(scope.permissions)) {
    throw identityErrors.beyond_your_rights();
  }
  if (employee_id !== null && !(await isEmployee(tx, scope, employee_id))) unknown('employee_id');
}

function unknown(path: 'role_id' | 'employee_id'): never {
  throw errors.validation_failed({ fields: [{ path, code: `identity:errors.${path}_unknown` }] });
}

async function findRoleOf(tx: Acting['tx'], companyId: number, id: string) {
  const [role] = await tx
    .select({ built_in: roles.built_in, given: givenPermissions() })
    .from(roles)
    .where(and(eq(roles.company_id, companyId), eq(roles.id, id)));
  return role;
}

/**
 * For every change that removes an administrator: each company must have another one who can sign in. The
 * companies are locked, so that two administrators cannot remove each other at the same moment.
 */
export async function keepAnAdministrator(
  { tx }: Acting,
  userId: string,
  companyIds: readonly number[],
): Promise<void> {
  await lockCompanies(tx, companyIds);
  const others = await tx
    .selectDistinct({ company_id: memberships.company_id })
    .from(memberships)
    .innerJoin(
      users,
      and(
        eq(users.id, memberships.user_id),
        eq(users.is_active, true),
        isNotNull(users.password_hash),
      ),
    )
    .innerJoin(
      roles,
      hasValues(roles, {
        company_id: memberships.company_id,
        id: memberships.role_id,
        built_in: 'administrator',
      }),
    )
    .where(and(inArray(memberships.company_id, [...companyIds]), ne(memberships.user_id, userId)));
  if (others.length < companyIds.length) throw identityErrors.last_administrator();
}
