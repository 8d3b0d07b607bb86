import { and, eq } from 'drizzle-orm';
import { employeeIsActive, nameEmployees } from '#modules/directory/server/public.ts';
import { MOST_DECIDERS, type Deciders } from '#platform/contract/deciders.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { selectAccounts, type Permitted } from './find-accounts.queries.ts';
import { memberships } from './memberships.tables.ts';
import { permissionsOf } from './role-permissions.ts';

/** Who of the company's employees may do something, by name in the reader's language; those who administer it come last. */
export async function namePermitted(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
  { permission, permissionSets }: Permitted,
): Promise<Deciders> {
  const { company_id: companyId, employee_id: id } = memberships;
  const accounts = await selectAccounts(tx).where(
    and(eq(companyId, scope.companyId), employeeIsActive({ companyId, id })),
  );
  const permitted = accounts.filter((account) =>
    permissionsOf(account, permissionSets).has(permission),
  );
  const { administrators = [], others = [] } = Object.groupBy(permitted, ({ built_in }) =>
    built_in === 'administrator' ? 'administrators' : 'others',
  );
  const shown = [...others, ...administrators].slice(0, MOST_DECIDERS);
  const names = await nameEmployees(
    tx,
    scope,
    shown.map(({ employee_id }) => employee_id),
  );
  return {
    names: shown.flatMap(({ employee_id }) => names.get(employee_id ?? 0) ?? []),
    total: permitted.length,
  };
}
