import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#modules/farmer-quotas/contract/seasons.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { matches } from '#platform/server/database/matches.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

const columns = () => {
  const { company_id: _company, ...own } = getTableColumns(quotaSeasons);
  const quotas = sql`(
    select count(*)::integer from ${farmerQuotas}
    where ${farmerQuotas.company_id} = ${quotaSeasons.company_id}
      and ${farmerQuotas.season_id} = ${quotaSeasons.id})`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return { ...own, quotas_count: sql<number>`${quotas}` };
};

/** Finds, creates, changes and deletes seasons. */
export const seasonKeeper = keepRecords({
  table: quotaSeasons,
  entity: contract.QUOTA_SEASON,
  columns,
  show: (row) => contract.season.parse(row),
  refusals: { quota_seasons_name_is_unique: { path: 'name' } },
});

/** Seasons, the latest first. */
export function listSeasons(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  query: z.output<typeof contract.seasonRoutes.list.query>,
) {
  const where = and(
    eq(quotaSeasons.company_id, companyId),
    matches(quotaSeasons.status, query.status),
  );
  const rows = tx
    .select(columns())
    .from(quotaSeasons)
    .where(where)
    .orderBy(desc(quotaSeasons.year), asc(quotaSeasons.id));
  return readPage(tx, { rows, table: quotaSeasons, where, query });
}

/** Refuses to delete a season that has quotas. */
export async function refuseUsedSeason(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const [used] = await tx
    .select({ quotas: count() })
    .from(farmerQuotas)
    .where(hasValues(farmerQuotas, { company_id: scope.companyId, season_id: id }));
  if (used !== undefined && used.quotas > 0) throw contract.seasonErrors.season_in_use();
}

type Company = Pick<Scope, 'companyId'>;

interface Wanted {
  /** Its name; without one the latest open season. */
  readonly season: string;
  /** Agrees with the season where it is given. */
  readonly year?: number | null;
}

/** The season in which quotas are entered, kept open until the transaction ends. */
export function requireOpenSeason(tx: Transaction, company: Company, wanted: Wanted) {
  return openSeason(seasonOf(tx, company, wanted).for('share'), wanted);
}

/** The same for a transaction that only reads. */
export function findOpenSeason(tx: Transaction, company: Company, wanted: Wanted) {
  return openSeason(seasonOf(tx, company, wanted), wanted);
}

function seasonOf(tx: Transaction, { companyId }: Company, { season }: Wanted) {
  const wanted = season === '' ? { status: 'open' as const } : { name: season };
  return tx
    .select(getTableColumns(quotaSeasons))
    .from(quotaSeasons)
    .where(hasValues(quotaSeasons, { company_id: companyId, ...wanted }))
    .orderBy(desc(quotaSeasons.year), desc(quotaSeasons.id))
    .limit(1)
    .$dynamic();
}

async function openSeason(
  found: PromiseLike<(typeof quotaSeasons.$inferSelect)[]>,
  { season, year = null }: Wanted,
): Promise<typeof quotaSeasons.$inferSelect> {
  const [row] = await found;
  if (row === undefined) throw wrong('season', season === '' ? 'season_none' : 'season_unknown');
  if (row.status === 'closed') throw contract.seasonErrors.season_closed();
  if (year !== null && year !== row.year) throw wrong('year', 'season_year_differs');
  return row;
}

function wrong(path: string, code: string) {
  return errors.validation_failed({ fields: [{ path, code: `farmer-quotas:errors.${code}` }] });
}
