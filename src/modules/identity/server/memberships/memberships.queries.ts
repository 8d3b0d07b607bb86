import { and, eq } from 'drizzle-orm';
import type { Company } from '#modules/companies/contract/companies.ts';
import type { PermissionSet } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { listCompanies } from '#modules/companies/server/public.ts';
import { memberships, roles } from './memberships.tables.ts';
import { givenPermissions } from './posts.queries.ts';
import { permissionsOf } from './role-permissions.ts';
import { users } from '../credentials/credentials.tables.ts';

const selectMembership = statement<{ userId: string; companyId: number }>()((db, given) =>
  db
    .select({
      employee_id: memberships.employee_id,
      built_in: roles.built_in,
      given: givenPermissions(),
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.user_id), eq(users.is_active, true)))
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    )
    .where(
      and(eq(memberships.company_id, given('companyId')), eq(memberships.user_id, given('userId'))),
    ),
);

/** What a person is and may do in a company, or undefined when they are not (or no longer) a member. */
export async function findMembership(
  tx: Transaction,
  { userId, companyId }: Pick<Scope, 'userId' | 'companyId'>,
  permissionSets: readonly PermissionSet[],
): Promise<Pick<Scope, 'employeeId' | 'permissions'> | undefined> {
  const [found] = await selectMembership(tx, { userId, companyId });
  if (found === undefined) return undefined;
  return { employeeId: found.employee_id, permissions: permissionsOf(found, permissionSets) };
}

/** The companies a person is a member of, the oldest first. */
export function listCompaniesOf(tx: Transaction, userId: string): Promise<Company[]> {
  return listCompanies(tx, companyIdsOf(tx, userId));
}

/** Their ids, for a statement of a transaction of the system. */
export function companyIdsOf(tx: Transaction, userId: string) {
  return tx
    .select({ id: memberships.company_id })
    .from(memberships)
    .where(eq(memberships.user_id, userId));
}
