import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { customerStatistics } from '#modules/customers/contract/customers.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customers } from './customers.tables.ts';

/** How many customers the company has, without those in the bin. */
export async function countCustomers(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  now: Date,
): Promise<z.output<typeof customerStatistics>> {
  const month = `${dayInBangkok(now).slice(0, 8)}01T00:00:00+07:00`;
  const those = (condition: ReturnType<typeof eq>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [figures] = await tx
    .select({
      total: count(),
      active: those(eq(customers.status, 'active')),
      individuals: those(eq(customers.customer_type, 'individual')),
      organizations: those(eq(customers.customer_type, 'organization')),
      new_this_month: those(gte(customers.created_at, new Date(month).toISOString())),
    })
    .from(customers)
    .where(and(eq(customers.company_id, companyId), isNull(customers.deleted_at)));
  return figures ?? { total: 0, active: 0, individuals: 0, organizations: 0, new_this_month: 0 };
}
