import { and, eq, or } from 'drizzle-orm';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { memberships, roles } from './memberships.tables.ts';
import { givenPermissions } from './posts.queries.ts';
import { permissionsOf, type StoredRole } from './role-permissions.ts';

/** An account of the company; `permissionsOf` says what its role may do. */
export interface Account extends StoredRole {
  readonly user_id: string;
  readonly employee_id: number | null;
}

/** The company's accounts with these ids, and those of these employees. */
export async function findAccounts(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  wanted: { readonly users: readonly string[]; readonly employees: readonly number[] },
): Promise<Account[]> {
  if (wanted.users.length + wanted.employees.length === 0) return [];
  return selectAccounts(tx).where(
    and(
      eq(memberships.company_id, companyId),
      or(
        isOneOf(memberships.user_id, wanted.users),
        isOneOf(memberships.employee_id, wanted.employees),
      ),
    ),
  );
}

/** Those whose role has this permission. */
export interface Permitted extends Pick<Context, 'permissionSets'> {
  readonly permission: Permission;
}

/** The ids of all accounts of the company whose role has a permission. */
export async function findPermitted(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { permission, permissionSets }: Permitted,
): Promise<string[]> {
  const accounts = await selectAccounts(tx).where(eq(memberships.company_id, companyId));
  return accounts.flatMap((account) =>
    permissionsOf(account, permissionSets).has(permission) ? [account.user_id] : [],
  );
}

/** Accounts of all companies, for a condition. */
export function selectAccounts(tx: Transaction) {
  return tx
    .select({
      user_id: memberships.user_id,
      employee_id: memberships.employee_id,
      built_in: roles.built_in,
      given: givenPermissions(),
    })
    .from(memberships)
    .innerJoin(
      roles,
      and(eq(roles.company_id, memberships.company_id), eq(roles.id, memberships.role_id)),
    );
}
