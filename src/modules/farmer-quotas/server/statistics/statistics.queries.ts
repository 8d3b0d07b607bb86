import { and, count, countDistinct, eq, isNull } from 'drizzle-orm';
import { quotaStatuses, type QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { QuotaStatistics } from '#modules/farmer-quotas/contract/statistics.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';
import { listOffices } from '../settings/settings.queries.ts';

interface Narrowing {
  readonly season?: string | undefined;
  readonly office_id?: string | undefined;
}

interface Group {
  readonly season_id: string;
  readonly quota_status: QuotaStatus;
  readonly office_id: string | null;
  readonly contact_province_id: number | null;
  readonly count: number;
}

/** How many quotas there are, counted by the database in groups of which there are few. */
export async function countQuotas(
  tx: Transaction,
  scope: Scope,
  { season, office_id }: Narrowing,
): Promise<QuotaStatistics> {
  const { companyId } = scope;
  const seasons = await tx
    .select({ id: quotaSeasons.id, season: quotaSeasons.name, year: quotaSeasons.year })
    .from(quotaSeasons)
    .where(eq(quotaSeasons.company_id, companyId))
    .orderBy(quotaSeasons.year, quotaSeasons.id);
  const { season_id, quota_status, contact_province_id } = farmerQuotas;
  const groups: Group[] = await tx
    .select({
      season_id,
      quota_status,
      office_id: farmerQuotas.office_id,
      contact_province_id,
      count: count(),
    })
    .from(farmerQuotas)
    .where(and(eq(farmerQuotas.company_id, companyId), matches(farmerQuotas.office_id, office_id)))
    .groupBy(season_id, quota_status, farmerQuotas.office_id, contact_province_id);
  const chosen = seasons.filter((each) => season === undefined || each.season === season);
  const within = groups.filter((group) => chosen.some(({ id }) => id === group.season_id));
  const offices = new Map((await listOffices(tx, scope)).map(({ id, name }) => [id, name]));
  const figures = (those: readonly Group[]) => ({
    count: sumOf(those),
    verified: sumOf(those.filter((each) => each.quota_status === 'verified')),
  });
  const total = sumOf(within);
  return {
    total,
    // Nobody has two quotas of a season.
    farmers: season === undefined ? await countFarmers(tx, scope, office_id) : total,
    by_status: quotaStatuses.map((status) => ({
      status,
      count: sumOf(within.filter((each) => each.quota_status === status)),
    })),
    by_office: [...grouped(within, (group) => group.office_id)].map(([id, those]) => ({
      office_id: id,
      name: id === null ? null : (offices.get(id) ?? null),
      ...figures(those),
    })),
    by_province: [...grouped(within, (group) => group.contact_province_id)].map(
      ([province_id, those]) => ({ province_id, ...figures(those) }),
    ),
    by_season: seasons.map(({ id, ...named }) => ({
      ...named,
      ...figures(groups.filter((group) => group.season_id === id)),
    })),
  };
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, each) => sum + each.count, 0);
}

/** Groups by a key, the largest first. */
function grouped<Key>(groups: readonly Group[], keyOf: (group: Group) => Key) {
  const found = Map.groupBy(groups, keyOf);
  return [...found].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
}

async function countFarmers(
  tx: Transaction,
  { companyId }: Scope,
  office: string | undefined,
): Promise<number> {
  const [row] =
    office === undefined
      ? await tx
          .select({ people: count() })
          .from(farmers)
          .where(and(eq(farmers.company_id, companyId), isNull(farmers.anonymised_at)))
      : await tx
          .select({ people: countDistinct(farmerQuotas.farmer_id) })
          .from(farmerQuotas)
          .where(and(eq(farmerQuotas.company_id, companyId), eq(farmerQuotas.office_id, office)));
  return row?.people ?? 0;
}
