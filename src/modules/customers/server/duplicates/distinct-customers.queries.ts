import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customers } from '../customers/customers.tables.ts';
import { distinctCustomers } from './duplicates.tables.ts';

/** Two customers, in any order. */
export type Pair = readonly [one: string, other: string];

/** Remembers that two customers are not the same, or forgets it; answers whether that changed anything. */
export async function storeDecision(
  tx: Transaction,
  { companyId, employeeId }: Pick<Scope, 'companyId' | 'employeeId'>,
  { pair, dismissed }: { readonly pair: Pair; readonly dismissed: boolean },
): Promise<boolean> {
  const [one_id, other_id] = inOrder(pair);
  const key = { company_id: companyId, one_id, other_id };
  const { one_id: id, company_id: company, other_id: other } = distinctCustomers;
  const changed = dismissed
    ? await tx
        .insert(distinctCustomers)
        .values({ ...key, decided_by_employee: employeeId })
        .onConflictDoNothing()
        .returning({ id })
    : await tx
        .delete(distinctCustomers)
        .where(and(eq(company, companyId), eq(id, one_id), eq(other, other_id)))
        .returning({ id });
  return changed.length > 0;
}

/** For customers: that nobody found them to be different from this one. */
export function isNotDismissedFor(id: string): SQL {
  const { company_id, one_id, other_id } = distinctCustomers;
  return not(sql`exists (
    select from ${distinctCustomers} where ${company_id} = ${customers.company_id}
      and ${one_id} = least(${customers.id}, ${id}::uuid) and ${other_id} = greatest(${customers.id}, ${id}::uuid))`);
}

/** As the table has them: the smaller id first. */
function inOrder([one, other]: Pair): Pair {
  return one < other ? [one, other] : [other, one];
}
