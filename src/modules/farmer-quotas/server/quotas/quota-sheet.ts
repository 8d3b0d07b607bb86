import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { quota, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { placeNames } from '#modules/geography/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { PersonalData, PersonalField } from '#platform/server/personal-data/personal-data.ts';
import { maskIn, storedIn } from '#platform/server/personal-data/sealed-column.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from '../records/personal-fields.ts';
import { quotaList, type QuotaSearch } from './list-quotas.queries.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { quotaColumns } from '../records/quota-columns.ts';
import { quotaSeasons } from '../records/seasons.tables.ts';

interface Wanted {
  readonly query: QuotaSearch;
  /** What opens sealed values, where the file has them unmasked. */
  readonly opening?: PersonalData | undefined;
}

/** What the sheet says of a quota, and what this is made of. */
const listed = quota.omit({
  year: true,
  season_is_open: true,
  claimed_by_name: true,
  id_card_copy: true,
  id_card_file_id: true,
  house_registration_copy: true,
  house_registration_file_id: true,
  open_correction_id: true,
});

/** The list of quotas as a file. */
export async function quotaSheet(scope: Scope, { query, opening }: Wanted) {
  const title = 'farmer-quotas:list.title';
  const { findIds } = quotaList.exportAs({ title, columns: [] })(scope, query);
  return {
    title,
    columns: await columnsIn(scope.language),
    findIds,
    async readRows(tx: Transaction, ids: readonly string[]) {
      if (opening === undefined) return readQuotas(tx, scope, { ids, personal: maskIn });
      const rows = await readQuotas(tx, scope, { ids, personal: sealedIn });
      return rows.map((row) => ({ ...row, ...openValues(scope, row, opening) }));
    },
  } as const;
}

interface Reading {
  readonly ids: readonly string[];
  /** How sealed values are read. */
  readonly personal: (column: PgColumn) => SQL<string>;
}

/** Joins farmers and seasons: for so many rows, looking up each of their fields would take longer. */
async function readQuotas(
  tx: Transaction,
  { companyId, language }: Scope,
  { ids, personal }: Reading,
) {
  return tx
    .select({
      ...columnsOfSheet(language),
      first_name: farmers.first_name,
      last_name: farmers.last_name,
      birth_date: farmers.birth_date,
      national_id: personal(farmers.national_id),
      bank_account_no: personal(farmerQuotas.bank_account_no),
      baac_account_number: personal(farmerQuotas.baac_account_number),
      season: quotaSeasons.name,
    })
    .from(farmerQuotas)
    .innerJoin(farmers, hasValues(farmers, { company_id: companyId, id: farmerQuotas.farmer_id }))
    .innerJoin(
      quotaSeasons,
      hasValues(quotaSeasons, { company_id: companyId, id: farmerQuotas.season_id }),
    )
    .where(and(eq(farmerQuotas.company_id, companyId), isOneOf(farmerQuotas.id, ids)));
}

function columnsOfSheet(language: Language) {
  const {
    year: _year,
    season_is_open: _isOpen,
    claimed_by_name: _claimedBy,
    id_card_file_id: _card,
    house_registration_file_id: _registration,
    open_correction_id: _correction,
    ...columns
  } = quotaColumns(language);
  return columns;
}

const sealedIn = (column: PgColumn) => sql<string>`coalesce(${storedIn(column)}, '')`;

type Personal = Pick<Quota, 'national_id' | 'bank_account_no' | 'baac_account_number'>;

function openValues(scope: Scope, row: Personal, opening: PersonalData): Personal {
  const open = (field: PersonalField, stored: string) =>
    stored === '' ? '' : opening.open(scope, field, stored);
  return {
    national_id: open(farmerNationalId, row.national_id),
    bank_account_no: open(bankAccountNumber, row.bank_account_no),
    baac_account_number: open(baacAccountNumber, row.baac_account_number),
  };
}

async function columnsIn(language: Language) {
  const placeName = await placeNames(language);
  const text = <const Field extends string>(field: Field, width: number) => ({
    heading: `farmer-quotas:fields.${field}` as const,
    width,
  });
  return exportColumns(listed, {
    id: false,
    quota_code: text('quota_code', 14),
    season: text('season', 12),
    quota_status: {
      ...text('quota_status', 14),
      cell: ({ quota_status }, say) => say(`farmer-quotas:statuses.${quota_status}`),
    },
    first_name: text('first_name', 18),
    last_name: text('last_name', 18),
    national_id: text('national_id', 16),
    birth_date: { ...text('birth_date', 12), cell: ({ birth_date: day }) => day && { day } },
    phone: text('phone', 14),
    email: text('email', 24),
    line_id: text('line_id', 14),
    marital_status: {
      ...text('marital_status', 10),
      cell: ({ marital_status: status }, say) =>
        status && say(`farmer-quotas:marital_statuses.${status}`),
    },
    children_count: text('children_count', 8),
    beneficiary: text('beneficiary', 24),
    address: text('address', 32),
    sub_district: text('sub_district', 16),
    district: text('district', 16),
    province: text('province', 16),
    postal_code: text('postal_code', 10),
    contact_address: false,
    contact_province_id: false,
    contact_district_id: false,
    contact_subdistrict_id: false,
    contact_postal_code: false,
    registered_address: text('registered_address', 32),
    registered_subdistrict_id: {
      ...text('registered_sub_district', 16),
      cell: ({ registered_subdistrict_id: id }) => placeName('subdistrict_id', id),
    },
    registered_district_id: {
      ...text('registered_district', 16),
      cell: ({ registered_district_id: id }) => placeName('district_id', id),
    },
    registered_province_id: {
      ...text('registered_province', 16),
      cell: ({ registered_province_id: id }) => placeName('province_id', id),
    },
    registered_postal_code: text('registered_postal_code', 10),
    bank_name: text('bank_name', 24),
    bank_account_no: text('bank_account_no', 16),
    bank_district: text('bank_district', 16),
    baac_account_number: text('baac_account_number', 16),
    office_name: text('office', 20),
    office_id: false,
    farmer_id: false,
    season_id: false,
    name: false,
    submitted_at: text('submitted_at', 18),
    claimed_by: false,
    claimed_at: false,
    verified_at: text('verified_at', 18),
    verified_by_name: text('verified_by_name', 20),
    reject_reason: text('reject_reason', 24),
    created_at: text('created_at', 18),
    updated_at: false,
  });
}
