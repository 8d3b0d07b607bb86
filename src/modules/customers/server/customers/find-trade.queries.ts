import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customers } from './customers.tables.ts';

const read = statement<{ companyId: number; id: string }>()((db, given) =>
  db
    .select({ credit_limit: customers.credit_limit, status: customers.status })
    .from(customers)
    .where(and(eq(customers.company_id, given('companyId')), eq(customers.id, given('id')))),
);

/** What others need to know before they trade with a customer; undefined where there is none. */
export async function findTrade(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
) {
  const [row] = await read(tx, { companyId, id });
  return row;
}
