import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { quota, type Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { placeNames } from '#modules/geography/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { statement } from '#platform/server/database/statement.ts';
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

interface Asked {
  readonly query: QuotaSearch;
  /** What opens sealed values, where the file has them unmasked. */
  readonly opening?: PersonalData | undefined;
}

/** What the sheet says of a quota, and what this is made of. */
const listed = quota.omit({
  year: true,
  season_is_open: true,
  name: true,
  farmer_id: true,
  season_id: true,
  office_id: true,
  contact_address: true,
  contact_province_id: true,
  contact_district_id: true,
  contact_subdistrict_id: true,
  contact_postal_code: true,
  claimed_by: true,
  claimed_by_name: true,
  claimed_at: true,
  id_card_copy: true,
  id_card_file_id: true,
  house_registration_copy: true,
  house_registration_file_id: true,
  open_correction_id: true,
});

/** The list of quotas as a file. */
export async function quotaSheet(scope: Scope, { query, opening }: Asked) {
  const title = 'farmer-quotas:list.title';
  const { findIds } = quotaList.exportAs({ title, columns: [] })(scope, query);
  return {
    title,
    columns: await columnsIn(scope.language),
    findIds,
    async readRows(tx: Transaction, ids: readonly string[]) {
      const wanted = { ids, companyId: scope.companyId, language: scope.language };
      if (opening === undefined) return readMasked(tx, wanted);
      const rows = await readSealed(tx, wanted);
      return rows.map((row) => ({ ...row, ...openValues(scope, row, opening) }));
    },
  } as const;
}

interface Wanted extends Record<string, unknown>, Pick<Scope, 'companyId' | 'language'> {
  readonly ids: readonly string[];
}

const readMasked = quotaReader(maskIn);
const readSealed = quotaReader((column) => sql<string>`coalesce(${storedIn(column)}, '')`);

/** Joins farmers and seasons: for so many rows, looking up each of their fields would take longer. */
function quotaReader(personal: (column: PgColumn) => SQL<string>) {
  return statement<Wanted>()((db, given) =>
    db
      .select({
        ...columnsOfSheet(given('language')),
        first_name: farmers.first_name,
        last_name: farmers.last_name,
        birth_date: farmers.birth_date,
        national_id: personal(farmers.national_id),
        bank_account_no: personal(farmerQuotas.bank_account_no),
        baac_account_number: personal(farmerQuotas.baac_account_number),
        season: quotaSeasons.name,
      })
      .from(farmerQuotas)
      .innerJoin(
        farmers,
        hasValues(farmers, { company_id: given('companyId'), id: farmerQuotas.farmer_id }),
      )
      .innerJoin(
        quotaSeasons,
        hasValues(quotaSeasons, { company_id: given('companyId'), id: farmerQuotas.season_id }),
      )
      .where(
        and(
          eq(farmerQuotas.company_id, given('companyId')),
          sql`${farmerQuotas.id} = any(${given('ids')})`,
        ),
      ),
  );
}

function columnsOfSheet(language: Language | Placeholder) {
  const {
    year: _year,
    season_is_open: _isOpen,
    name: _name,
    farmer_id: _farmer,
    season_id: _season,
    office_id: _office,
    entered_by: _enteredBy,
    contact_address: _address,
    contact_province_id: _province,
    contact_district_id: _district,
    contact_subdistrict_id: _subdistrict,
    contact_postal_code: _postalCode,
    claimed_by: _officer,
    claimed_by_name: _claimedBy,
    claimed_at: _claimedAt,
    id_card_file_id: _card,
    house_registration_file_id: _registration,
    open_correction_id: _correction,
    ...columns
  } = quotaColumns(language);
  return columns;
}

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
      cell({ quota_status, failed_checks }, say) {
        const status = say(`farmer-quotas:statuses.${quota_status}`);
        return quota_status === 'verified' && failed_checks[language].length > 0
          ? say('farmer-quotas:detail.over_failed_checks', { status })
          : status;
      },
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
    submitted_at: text('submitted_at', 18),
    verified_at: text('verified_at', 18),
    verified_by_name: text('verified_by_name', 20),
    reject_reason: text('reject_reason', 24),
    failed_checks: {
      ...text('failed_checks', 40),
      cell: ({ failed_checks }) => failed_checks[language].join('; '),
    },
    doubtful_checks: {
      ...text('doubtful_checks', 40),
      cell: ({ doubtful_checks }) => doubtful_checks[language].join('; '),
    },
    approval_note: text('approval_note', 24),
    created_at: text('created_at', 18),
    updated_at: text('updated_at', 18),
  });
}
