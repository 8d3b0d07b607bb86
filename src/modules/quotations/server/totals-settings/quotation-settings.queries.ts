import { eq, getTableColumns } from 'drizzle-orm';
import {
  firstSettings,
  type QuotationSettings,
} from '#modules/quotations/contract/quotation-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotationSettings } from './quotation-settings.tables.ts';

const readSettings = statement<{ companyId: number }>()((db, given) => {
  const { company_id, created_at: _created, ...settings } = getTableColumns(quotationSettings);
  return db
    .select(settings)
    .from(quotationSettings)
    .where(eq(company_id, given('companyId')));
});

/** How the company numbers, taxes and approves its quotations. */
export async function findSettings(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<QuotationSettings> {
  const [row] = await readSettings(tx, { companyId });
  return row ?? firstSettings;
}
