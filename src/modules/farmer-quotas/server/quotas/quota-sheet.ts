import { and, eq } from 'drizzle-orm';
import { quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { placeNames } from '#modules/geography/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { PersonalData, PersonalField } from '#platform/server/personal-data/personal-data.ts';
import { storedIn } from '#platform/server/personal-data/sealed-column.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from '../records/personal-fields.ts';
import { quotaList, type QuotaSearch } from './list-quotas.queries.ts';
import { farmerQuotas, farmers } from '../records/quotas.tables.ts';
import { withAddresses } from '../records/show-quota.ts';

interface Wanted {
  readonly query: QuotaSearch;
  /** What opens sealed values, where the file has them unmasked. */
  readonly opening?: PersonalData | undefined;
}

/** The list of quotas as a file. */
export async function quotaSheet(scope: Scope, { query, opening }: Wanted) {
  const columns = await columnsIn(scope.language);
  const sheet = quotaList.exportAs({ title: 'farmer-quotas:list.title', columns: [] })(
    scope,
    query,
  );
  return {
    title: sheet.title,
    columns,
    findIds: sheet.findIds,
    async readRows(tx: Transaction, ids: readonly string[]) {
      const rows = (await sheet.readRows(tx, ids)).map(withAddresses);
      if (opening === undefined) return rows;
      const opened = await openValues(tx, scope, { ids, opening });
      return rows.map((row) => ({ ...row, ...opened.get(row.id) }));
    },
  };
}

async function openValues(
  tx: Transaction,
  scope: Scope,
  { ids, opening }: { readonly ids: readonly string[]; readonly opening: PersonalData },
) {
  const rows = await tx
    .select({
      id: farmerQuotas.id,
      national_id: storedIn(farmers.national_id),
      bank_account_no: storedIn(farmerQuotas.bank_account_no),
      baac_account_number: storedIn(farmerQuotas.baac_account_number),
    })
    .from(farmerQuotas)
    .innerJoin(
      farmers,
      hasValues(farmers, { company_id: farmerQuotas.company_id, id: farmerQuotas.farmer_id }),
    )
    .where(and(eq(farmerQuotas.company_id, scope.companyId), isOneOf(farmerQuotas.id, ids)));
  const open = (field: PersonalField, stored: string | null) =>
    stored === null ? '' : opening.open(scope, field, stored);
  return new Map(
    rows.map(({ id, national_id, bank_account_no, baac_account_number }) => [
      id,
      {
        national_id: open(farmerNationalId, national_id),
        bank_account_no: open(bankAccountNumber, bank_account_no),
        baac_account_number: open(baacAccountNumber, baac_account_number),
      },
    ]),
  );
}

async function columnsIn(language: Language) {
  const placeName = await placeNames(language);
  const text = <const Field extends string>(field: Field, width: number) => ({
    heading: `farmer-quotas:fields.${field}` as const,
    width,
  });
  return exportColumns(quota, {
    id: false,
    quota_code: text('quota_code', 14),
    season: text('season', 12),
    year: false,
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
    season_is_open: false,
    name: false,
    id_card_copy: false,
    id_card_file_id: false,
    house_registration_copy: false,
    house_registration_file_id: false,
    submitted_at: text('submitted_at', 18),
    claimed_by: false,
    claimed_by_name: false,
    claimed_at: false,
    verified_at: text('verified_at', 18),
    verified_by_name: text('verified_by_name', 20),
    reject_reason: text('reject_reason', 24),
    open_correction_id: false,
    created_at: text('created_at', 18),
    updated_at: false,
  });
}
