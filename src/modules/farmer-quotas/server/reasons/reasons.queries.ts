import { and, eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#modules/farmer-quotas/contract/reasons.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder } from '#platform/server/database/orders.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { quotaReasons } from './reasons.tables.ts';

const columns = () => getTableColumns(quotaReasons);

/** Finds, creates, changes and deletes reasons. */
export const reasonKeeper = keepRecords({
  table: quotaReasons,
  entity: contract.QUOTA_REASON,
  columns,
  show: (row) => contract.quotaReason.parse(row),
  refusals: { quota_reasons_name_is_unique: { path: 'name' } },
});

export function listReasons(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  query: z.output<typeof contract.reasonRoutes.list.query>,
) {
  const where = and(
    eq(quotaReasons.company_id, companyId),
    matches(quotaReasons.result, query.result),
  );
  const rows = tx
    .select(columns())
    .from(quotaReasons)
    .where(where)
    .orderBy(inThaiOrder(quotaReasons.name), quotaReasons.id);
  return readPage(tx, { rows, table: quotaReasons, where, query });
}
