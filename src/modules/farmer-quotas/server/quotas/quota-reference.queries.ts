import { and, eq, ne, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuotaStatus } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { matches } from '#platform/server/database/matches.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

/** What records of others show of a quota. */
export interface NamedQuota {
  readonly quota_code: string;
  readonly quota_status: QuotaStatus;
  readonly farmer_id: string;
  readonly farmer_name: string;
  readonly season_id: string;
  readonly season_is_open: boolean;
  readonly season: string;
}

interface Reference {
  readonly companyId: Column;
  readonly id: Column | SQL;
}

/** A row's quota, as a column of the statement that reads the row. */
export function quotaOf<Name extends keyof NamedQuota>(
  { companyId, id }: Reference,
  name: Name,
): SQL<NamedQuota[Name]> {
  const values: Readonly<Record<keyof NamedQuota, Column | SQL>> = {
    quota_code: farmerQuotas.quota_code,
    quota_status: farmerQuotas.quota_status,
    farmer_id: farmerQuotas.farmer_id,
    farmer_name: farmerQuotas.name,
    season_id: farmerQuotas.season_id,
    season: quotaSeasons.name,
    season_is_open: sql`${quotaSeasons.status} = 'open'`,
  };
  const isOfSeason = name === 'season' || name === 'season_is_open';
  const season = sql`join ${quotaSeasons} on ${quotaSeasons.company_id} = ${farmerQuotas.company_id}
    and ${quotaSeasons.id} = ${farmerQuotas.season_id}`;
  const value = sql`(
    select ${values[name]} from ${farmerQuotas} ${isOfSeason ? season : sql``}
    where ${farmerQuotas.company_id} = ${companyId} and ${farmerQuotas.id} = ${id})`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<NamedQuota[Name]>`${value}`;
}

/**
 * A row's quota for lists, as what is joined beside each row: `quotaOf` would look for it once for each column.
 * `offset 0` keeps the planner from joining in another order than that of the rows.
 */
export function quotaBeside({ companyId, id }: Reference): SQL {
  return sql`
    select ${farmerQuotas.quota_code} as ${besideName('quota_code')},
      ${farmerQuotas.quota_status} as ${besideName('quota_status')},
      ${farmerQuotas.farmer_id} as ${besideName('farmer_id')},
      ${farmerQuotas.name} as ${besideName('farmer_name')},
      ${farmerQuotas.season_id} as ${besideName('season_id')},
      ${quotaSeasons.name} as ${besideName('season')}
    from ${farmerQuotas} join ${quotaSeasons}
      on ${quotaSeasons.company_id} = ${farmerQuotas.company_id} and ${quotaSeasons.id} = ${farmerQuotas.season_id}
    where ${farmerQuotas.company_id} = ${companyId} and ${farmerQuotas.id} = ${id} offset 0`;
}

/** A column of the quota that `quotaBeside` has joined. */
export function ofQuotaBeside<Name extends BesideName>(name: Name): SQL<NamedQuota[Name]> {
  return sql<NamedQuota[Name]>`${besideName(name)}`;
}

type BesideName = Exclude<keyof NamedQuota, 'season_is_open'>;

/** Rows may have a column of the same name. */
function besideName(name: BesideName) {
  return sql.identifier(`beside_${name}`);
}

/** The name of a row's season, as a column of the statement that reads the row. */
export function seasonNameOf({ companyId, id }: Reference): SQL<string> {
  const name = sql`(
    select ${quotaSeasons.name} from ${quotaSeasons}
    where ${quotaSeasons.company_id} = ${companyId} and ${quotaSeasons.id} = ${id})`;
  // Wrapped, as above.
  return sql<string>`${name}`;
}

interface Wanted {
  readonly farmer_id?: string | undefined;
  readonly season_id?: string | undefined;
  readonly office_id?: string | undefined;
  readonly quota_status?: QuotaStatus | undefined;
}

/** Whether a row's quota is of a farmer, a season or a field office, or has a status; nothing where none is asked for. */
export function quotasWith({ companyId, id }: Reference, wanted: Wanted): SQL | undefined {
  const conditions = and(
    matches(farmerQuotas.farmer_id, wanted.farmer_id),
    matches(farmerQuotas.season_id, wanted.season_id),
    matches(farmerQuotas.office_id, wanted.office_id),
    matches(farmerQuotas.quota_status, wanted.quota_status),
  );
  if (conditions === undefined) return undefined;
  return sql`${id} in (
    select ${farmerQuotas.id} from ${farmerQuotas}
    where ${farmerQuotas.company_id} = ${companyId} and ${conditions})`;
}

/** A quota with what decides whether records are registered under it; fails where the company has none of the id. */
export async function findQuota(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
) {
  const [found] = await tx
    .select({
      id: farmerQuotas.id,
      quota_code: farmerQuotas.quota_code,
      farmer_id: farmerQuotas.farmer_id,
      farmer_name: farmerQuotas.name,
      season_id: farmerQuotas.season_id,
      contact_subdistrict_id: farmerQuotas.contact_subdistrict_id,
      quota_status: farmerQuotas.quota_status,
      season_is_open: sql<boolean>`${quotaSeasons.status} = 'open'`,
    })
    .from(farmerQuotas)
    .innerJoin(
      quotaSeasons,
      hasValues(quotaSeasons, {
        company_id: farmerQuotas.company_id,
        id: farmerQuotas.season_id,
      }),
    )
    .where(hasValues(farmerQuotas, { company_id: companyId, id }));
  if (found === undefined) throw errors.not_found();
  return found;
}

interface Seasons {
  readonly from_season_id: string;
  readonly to_season_id: string;
}

/** The quotas of a season whose farmers have one in another season too that is not closed, with that one. */
export async function findFollowingQuotas(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { from_season_id, to_season_id }: Seasons,
): Promise<{ before: string; after: string }[]> {
  const later = alias(farmerQuotas, 'later');
  return tx
    .select({ before: farmerQuotas.id, after: later.id })
    .from(farmerQuotas)
    .innerJoin(
      later,
      and(
        eq(later.company_id, farmerQuotas.company_id),
        eq(later.farmer_id, farmerQuotas.farmer_id),
        eq(later.season_id, to_season_id),
        ne(later.quota_status, 'closed'),
      ),
    )
    .where(hasValues(farmerQuotas, { company_id: companyId, season_id: from_season_id }));
}
