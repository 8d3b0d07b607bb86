import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { promisedStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import type { summariseContractsRoute } from '#modules/cane-contracts/contract/summary.ts';
import { quotaOf, quotasWith } from '#modules/farmer-quotas/server/public.ts';
import { toBaht } from '#platform/contract/money.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { caneContracts } from '../contracts/contracts.tables.ts';

const { company_id: companyId, quotaId, totalTons, supportTotal } = caneContracts;

const tons = sql`coalesce(sum(${totalTons}), 0)::double precision`;
const satang = sql`coalesce(sum(${supportTotal}), 0)::double precision`;
const figures = () => ({
  promisedTons: sql<number>`${tons}`,
  satang: sql<number>`${satang}`,
});

/** What each farmer promised in a season and was advanced, the most tons first, with the sums of all. */
export async function summariseContracts(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  query: Query<typeof summariseContractsRoute>,
) {
  const { seasonId, page, page_size } = query;
  const quota = { companyId, id: quotaId };
  const where = and(
    eq(companyId, scope.companyId),
    inArray(caneContracts.status, [...promisedStatuses]),
    quotasWith(quota, { season_id: seasonId }),
  );
  const farmers = tx.$with('by_quota').as(
    tx
      .select({
        quotaId: sql<string>`${quotaId}`.as('quota'),
        quotaCode: sql<string>`${quotaOf(quota, 'quota_code')}`.as('quota_code'),
        farmerId: sql<string>`${quotaOf(quota, 'farmer_id')}`.as('farmer_id'),
        farmerName: sql<string>`${quotaOf(quota, 'farmer_name')}`.as('farmer_name'),
        contracts: count().as('contracts'),
        promisedTons: sql<number>`${tons}`.as('promised_tons'),
        satang: sql<number>`${satang}`.as('satang'),
      })
      .from(caneContracts)
      .where(where)
      .groupBy(companyId, quotaId),
  );
  const { limit, offset } = pageWindow(query);
  const rows = await tx
    .with(farmers)
    .select()
    .from(farmers)
    .orderBy(desc(farmers.promisedTons), farmers.quotaId)
    .limit(limit)
    .offset(offset);
  const [sums] = await tx
    .select({ ...figures(), total: sql<number>`count(distinct ${quotaId})::int` })
    .from(caneContracts)
    .where(where);
  return {
    data: rows.map(({ satang: advanced, ...row }) => ({
      ...row,
      advanced: toBaht(advanced),
    })),
    total: sums?.total ?? 0,
    page,
    page_size,
    promisedTons: sums?.promisedTons ?? 0,
    advanced: toBaht(sums?.satang ?? 0),
  };
}
