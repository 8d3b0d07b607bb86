import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { partsOf } from '#platform/server/personal-data/sealed-column.ts';
import { nameOf } from '../farmers/keep-farmer.ts';
import { baacAccountNumber, bankAccountNumber } from '../records/personal-fields.ts';
import { quotaSearchText } from '../records/search-text.ts';
import type { PlannedQuota } from './plan-quotas.ts';

/** A planned quota with the ids and the number it has, or gets. */
export type Identified = PlannedQuota & {
  readonly id: string;
  readonly farmerId: string;
  /** Whether it is the first one of a farmer who is not stored. */
  readonly isNewFarmer: boolean;
  readonly quota_code: string;
};

export function identifying(each: Identified) {
  const { id, farmerId: farmer_id, quota_code, identity, values, stored } = each;
  const name = nameOf(identity);
  const phone = String(values['phone'] ?? stored?.phone ?? '');
  return {
    id,
    farmer_id,
    quota_code,
    name,
    phone,
    search_text: quotaSearchText({ name, quota_code, phone }),
  };
}

export function accountsOf(scope: Scope, { row, stored }: Identified, personalData: PersonalData) {
  const { bank_account_no, baac_account_number } = row;
  return {
    bank_account_no:
      bank_account_no === undefined
        ? (stored?.bank_account_no ?? null)
        : personalData.seal(scope, bankAccountNumber, bank_account_no),
    baac_account_number:
      baac_account_number === undefined
        ? (stored?.baac_account_number ?? null)
        : personalData.seal(scope, baacAccountNumber, baac_account_number),
  };
}

export const EMPTY = {
  phone: '',
  email: '',
  line_id: '',
  marital_status: null,
  children_count: null,
  beneficiary: '',
  contact_address: '',
  contact_province_id: null,
  contact_district_id: null,
  contact_subdistrict_id: null,
  contact_postal_code: '',
  registered_address: '',
  registered_province_id: null,
  registered_district_id: null,
  registered_subdistrict_id: null,
  registered_postal_code: '',
  address: '',
  sub_district: '',
  district: '',
  province: '',
  postal_code: '',
  bank_name: '',
  bank_district: '',
  office_id: null,
};

type Stored = NonNullable<PlannedQuota['stored']>;

/** What of a stored quota an import may change, with its id. */
export function pickWritten(stored: Stored) {
  const {
    company_id: _company,
    farmer_id: _farmer,
    season_id: _season,
    quota_status: _status,
    submitted_at: _submitted,
    claimed_by_user: _user,
    claimed_by: _officer,
    claimed_at: _claimed,
    verified_at: _verified,
    verified_by: _verifier,
    reject_reason: _reason,
    approval_note: _note,
    failed_checks: _failed,
    doubtful_checks: _doubtful,
    created_at: _created,
    updated_at: _updated,
    ...written
  } = stored;
  return written;
}

/** Values travel as the database stores them. */
export function asStored<Row extends { readonly phone: string }>(row: Row) {
  return { ...row, phone: toE164(row.phone) };
}

interface Sealed {
  readonly bank_account_no: string | null;
  readonly baac_account_number: string | null;
}

export function forHistory(row: Sealed) {
  const { bank_account_no, baac_account_number, ...plain } = row;
  const internal = new Set(['search_text', 'id', 'entered_by', 'updated_at']);
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([name]) => !internal.has(name))),
    bank_account_no: shown(bank_account_no),
    baac_account_number: shown(baac_account_number),
  };
}

export function shown(stored: string | null): string {
  return stored === null ? '' : partsOf(stored).masked;
}

export function identityOf({
  id,
  first_name,
  last_name,
  birth_date,
}: NonNullable<PlannedQuota['farmer']>) {
  return { id, first_name, last_name, birth_date };
}
