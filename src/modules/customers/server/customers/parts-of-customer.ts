import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { RecordTable } from '#platform/server/records/record-keeper.ts';

type PartTable = RecordTable & { readonly customer_id: PgColumn };

/** Which rows of a table of addresses or contacts are a customer's. */
export function ofCustomer(
  table: PartTable,
  { companyId }: Pick<Scope, 'companyId'>,
  customerId: string,
): SQL | undefined {
  return and(eq(table.company_id, companyId), eq(table.customer_id, customerId));
}

interface Part<Row> {
  readonly keeper: { lock(tx: Transaction, scope: Scope, id: string): Promise<Row> };
  readonly customerId: string;
  readonly id: string;
}

/** One of them, locked; another customer's is as good as missing. */
export async function lockPart<Row extends { readonly customer_id: string }>(
  tx: Transaction,
  scope: Scope,
  { keeper, customerId, id }: Part<Row>,
): Promise<Row> {
  const row = await keeper.lock(tx, scope, id);
  if (row.customer_id !== customerId) throw errors.not_found();
  return row;
}
