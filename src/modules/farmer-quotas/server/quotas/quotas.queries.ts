import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import * as contract from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { spellPhone } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { hashIn } from '#platform/server/personal-data/sealed-column.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { asSearched } from '#platform/server/search/search-spelling.ts';
import { quotaColumns } from './quota-columns.ts';
import { farmerQuotas, farmers, quotaSeasons } from './quotas.tables.ts';
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

/** What a list is narrowed by, with personal values as they are compared. */
export type QuotaSearch = Omit<contract.QuotaFilters, 'sort' | 'national_id'> & {
  readonly sort: NonNullable<contract.QuotaFilters['sort']>;
  readonly nationalIdHash?: string;
};

/** The list of quotas. */
export const quotaList = listRecords({
  table: farmerQuotas,
  columns: quotaColumns,
  orders: ordersBy(farmerQuotas.id, {
    created_at: farmerQuotas.created_at,
    updated_at: farmerQuotas.updated_at,
    quota_code: farmerQuotas.quota_code,
    name: inThaiOrder(farmerQuotas.name),
  }),
  filters: quotaConditions,
});

function quotaConditions(query: QuotaSearch) {
  const { phone, quota_code, season, year, nationalIdHash, date_from, date_to } = query;
  return and(
    matches(farmerQuotas.farmer_id, query.farmer_id),
    matches(farmerQuotas.quota_code, quota_code?.toUpperCase()),
    matches(farmerQuotas.quota_status, query.status),
    matches(farmerQuotas.province, query.province),
    matches(farmerQuotas.district, query.district),
    matches(farmerQuotas.sub_district, query.sub_district),
    matches(farmerQuotas.contact_province_id, query.contact_province_id),
    matches(farmerQuotas.contact_district_id, query.contact_district_id),
    matches(farmerQuotas.contact_subdistrict_id, query.contact_subdistrict_id),
    matches(farmerQuotas.office_id, query.office_id),
    matches(farmerQuotas.phone, phone === undefined ? undefined : spellPhone(phone)),
    season === undefined ? undefined : inSeason(eq(quotaSeasons.name, season)),
    year === undefined ? undefined : inSeason(eq(quotaSeasons.year, year)),
    nationalIdHash === undefined ? undefined : hasNationalId(nationalIdHash),
    date_from === undefined
      ? undefined
      : gte(farmerQuotas.created_at, `${date_from}T00:00:00+07:00`),
    date_to === undefined
      ? undefined
      : lt(
          farmerQuotas.created_at,
          sql`${`${date_to}T00:00:00+07:00`}::timestamptz + interval '1 day'`,
        ),
  );
}

function inSeason(condition: ReturnType<typeof eq>) {
  return sql`${farmerQuotas.season_id} in (
    select ${quotaSeasons.id} from ${quotaSeasons}
    where ${quotaSeasons.company_id} = ${farmerQuotas.company_id} and ${condition})`;
}

function hasNationalId(hash: string) {
  return sql`${farmerQuotas.farmer_id} in (
    select ${farmers.id} from ${farmers}
    where ${farmers.company_id} = ${farmerQuotas.company_id} and ${hashIn(farmers.national_id)} = ${hash})`;
}

/** The quota, locked until the transaction ends; fails where it is missing or its season is closed. */
export async function lockQuota(tx: Transaction, scope: Scope, id: string): Promise<QuotaRow> {
  const row = await quotaKeeper.lock(tx, scope, id);
  if (!row.season_is_open) throw seasonErrors.season_closed();
  return row;
}

const searchedByWords = searchRecords({
  entity: contract.FARMER_QUOTA,
  permission: quotaPermissions.names.read,
  table: farmerQuotas,
  name: farmerQuotas.name,
  detail: farmerQuotas.quota_code,
});

/** Finds quotas for the search over everything, by a phone in any spelling. */
export const searchQuotas: RecordSearch = {
  ...searchedByWords,
  find: (tx, scope, { text, limit }) =>
    searchedByWords.find(tx, scope, { text: asSearched(text), limit }),
};
