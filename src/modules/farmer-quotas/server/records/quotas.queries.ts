import { desc, getTableColumns } from 'drizzle-orm';
import * as contract from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { quotaColumns } from './quota-columns.ts';
import { farmerQuotas } from './quotas.tables.ts';
import { withAddresses } from './show-quota.ts';

/** Finds, creates, changes and deletes quotas. */
export const quotaKeeper = keepRecords({
  table: farmerQuotas,
  entity: contract.FARMER_QUOTA,
  columns: (language) => ({
    ...quotaColumns(language),
    claimed_by_user: getTableColumns(farmerQuotas).claimed_by_user,
  }),
  show: (row) => contract.quota.parse(withAddresses(row)),
  refusals: {
    farmer_quotas_code_is_unique: {
      path: 'quota_code',
      code: 'farmer-quotas:errors.quota_code_taken',
    },
    farmer_quotas_one_a_season: {
      path: 'national_id',
      code: 'farmer-quotas:errors.national_id_taken',
    },
    farmer_quotas_office: { path: 'office_id' },
  },
});

/** The row of a quota as the keeper reads it. */
export type QuotaRow = Awaited<ReturnType<typeof quotaKeeper.find>>;

/** The quota, locked until the transaction ends; fails where it is missing or its season is closed. */
export async function lockQuota(tx: Transaction, scope: Scope, id: string): Promise<QuotaRow> {
  const row = await quotaKeeper.lock(tx, scope, id);
  if (!row.season_is_open) throw seasonErrors.season_closed();
  return row;
}

/** The id of the quota with a number. */
export async function findByCode(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  code: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(
      hasValues(farmerQuotas, { company_id: companyId, quota_code: code.trim().toUpperCase() }),
    );
  return found?.id;
}

/** All quotas of a farmer, the latest season first. */
export async function listQuotasOfFarmer(
  tx: Transaction,
  { companyId, language }: Pick<Scope, 'companyId' | 'language'>,
  farmerId: string,
) {
  const columns = quotaColumns(language);
  const rows = await tx
    .select(columns)
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: companyId, farmer_id: farmerId }))
    .orderBy(desc(columns.year), desc(farmerQuotas.id));
  return rows.map(withAddresses);
}
