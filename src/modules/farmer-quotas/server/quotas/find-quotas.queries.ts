import { desc } from 'drizzle-orm';
import type { QuotaFilters } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { asSearched, idIn } from '#platform/server/search/search-spelling.ts';
import { farmerNationalId } from '../farmers/personal-fields.ts';
import { quotaColumns } from './quota-columns.ts';
import { farmerQuotas } from './quotas.tables.ts';
import { withAddresses } from './show-quota.ts';

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

/** What a query asks for, with its order; a whole national id is found by its hash. */
export function quotaSearch<Query extends QuotaFilters>(
  scope: Pick<Scope, 'companyId'>,
  query: Query,
  personalData: PersonalData,
) {
  const { sort, sort_by, sort_desc, national_id, search, ...others } = query;
  const descending = sort_desc === 'true' ? (`-${sort_by}` as const) : sort_by;
  const nationalId = national_id ?? idIn(search);
  return {
    ...others,
    sort_by,
    sort_desc,
    sort: sort ?? descending,
    search: idIn(search) === undefined ? asSearched(search) : '',
    ...(nationalId === undefined
      ? {}
      : { nationalIdHash: personalData.hash(scope, farmerNationalId, nationalId) }),
  };
}
