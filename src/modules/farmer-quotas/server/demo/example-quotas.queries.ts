import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

interface Wanted {
  /** Where the growers live. */
  readonly sub_district: string;
  readonly most: number;
}

/** Verified quotas of seasons that are open, for the examples of other modules. */
export async function findExampleQuotas(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { sub_district, most }: Wanted,
) {
  return tx
    .select({
      id: farmerQuotas.id,
      name: farmerQuotas.name,
      season_id: farmerQuotas.season_id,
      contact_address: farmerQuotas.contact_address,
    })
    .from(farmerQuotas)
    .innerJoin(
      quotaSeasons,
      hasValues(quotaSeasons, {
        company_id: farmerQuotas.company_id,
        id: farmerQuotas.season_id,
        status: 'open',
      }),
    )
    .where(
      and(
        eq(farmerQuotas.company_id, companyId),
        eq(farmerQuotas.quota_status, 'verified'),
        eq(farmerQuotas.sub_district, sub_district),
      ),
    )
    .orderBy(asc(farmerQuotas.quota_code))
    .limit(most);
}
