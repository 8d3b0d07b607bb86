import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { FARMER_QUOTA, type QuotaFilters } from '#modules/farmer-quotas/contract/quotas.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { spellPhone } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { hashIn } from '#platform/server/personal-data/sealed-column.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { searchRecords } from '#platform/server/search/search-records.ts';
import { asSearched, idIn } from '#platform/server/search/search-spelling.ts';
import { farmerNationalId } from '../records/personal-fields.ts';
import { quotaColumns } from '../records/quota-columns.ts';
import { farmerQuotas, farmers, wasApprovedDespiteChecks } from '../records/quotas.tables.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

/** What a list is narrowed by, with personal values as they are compared. */
export type QuotaSearch = Omit<QuotaFilters, 'sort' | 'national_id'> & {
  readonly sort: NonNullable<QuotaFilters['sort']>;
  readonly companyId: number;
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
  const { companyId, phone, quota_code, season, year, nationalIdHash, date_from, date_to } = query;
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
    query.checks === 'failed' ? wasApprovedDespiteChecks : undefined,
    matches(farmerQuotas.phone, phone === undefined ? undefined : spellPhone(phone)),
    season === undefined ? undefined : inSeason(companyId, eq(quotaSeasons.name, season)),
    year === undefined ? undefined : inSeason(companyId, eq(quotaSeasons.year, year)),
    nationalIdHash === undefined ? undefined : hasNationalId(companyId, nationalIdHash),
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

// The ids are read once, before the quotas, so that an index finds these.
function inSeason(companyId: number, condition: SQL) {
  const { company_id, id } = quotaSeasons;
  return sql`${farmerQuotas.season_id} = any(array(
    select ${id} from ${quotaSeasons} where ${company_id} = ${companyId} and ${condition}))`;
}

function hasNationalId(companyId: number, hash: string) {
  const { company_id, id, national_id } = farmers;
  return sql`${farmerQuotas.farmer_id} = any(array(
    select ${id} from ${farmers} where ${company_id} = ${companyId} and ${hashIn(national_id)} = ${hash}))`;
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
    companyId: scope.companyId,
    sort_by,
    sort_desc,
    sort: sort ?? descending,
    search: idIn(search) === undefined ? asSearched(search) : '',
    ...(nationalId === undefined
      ? {}
      : { nationalIdHash: personalData.hash(scope, farmerNationalId, nationalId) }),
  };
}

/** Finds quotas for the search over everything, by a phone in any spelling. */
export const searchQuotas = searchRecords({
  entity: FARMER_QUOTA,
  permission: quotaPermissions.names.read,
  table: farmerQuotas,
  name: farmerQuotas.name,
  detail: farmerQuotas.quota_code,
  status: { value: farmerQuotas.quota_status, texts: 'farmer-quotas:statuses' },
  spell: asSearched,
});
