import { z } from 'zod';
import { email } from '#platform/contract/email.ts';
import { calendarDay, placeCode, recordId } from '#platform/contract/ids.ts';
import { orMasked } from '#platform/contract/personal-data.ts';
import { phone } from '#platform/contract/phone.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { isThaiId, joinId } from '#platform/contract/thai-id.ts';
import { maritalStatuses } from './quota-choices.ts';

export const quotaLimits = {
  quota_code: 30,
  name: 100,
  address: 500,
  place: 100,
  beneficiary: 200,
  line_id: 50,
  bank: 100,
  reason: 500,
} as const;

/** The number of a quota in capitals; without one the next number is given. */
export const quotaCode = plainText(quotaLimits.quota_code)
  .toUpperCase()
  .refine((text) => /^[\p{L}\p{M}\d/_.-]*$/u.test(text), 'farmer-quotas:errors.quota_code_invalid')
  .meta({ examples: ['Q69-00001'] });

/** A Thai national id in any spelling, whose last digit fits the others. */
export const nationalId = requiredText(30, 'farmer-quotas:errors.national_id_required')
  .overwrite(joinId)
  .refine((text) => /^\d{13}$/.test(text), 'farmer-quotas:errors.national_id_digits')
  .refine(
    (text) => !/^\d{13}$/.test(text) || isThaiId(text),
    'farmer-quotas:errors.national_id_wrong',
  )
  .meta({ examples: ['1-1020-01234-56-0'] });

/** An account of a bank without its separators, or none. */
export const bankAccount = plainText(30)
  .overwrite((text) => text.replace(/[\s-]+/g, ''))
  .refine((text) => /^(?:\d{10,15})?$/.test(text), 'farmer-quotas:errors.account_invalid');

const FIRST_BUDDHIST_YEAR = 2400;
const OLDEST = '1900-01-01';

/** The day of birth by the calendar of the wire; a Buddhist year is named as what it is. */
export const birthDate = calendarDay
  .refine(
    (day) => Number(day.slice(0, 4)) < FIRST_BUDDHIST_YEAR,
    'farmer-quotas:errors.birth_date_buddhist',
  )
  .refine(
    (day) => Number(day.slice(0, 4)) >= FIRST_BUDDHIST_YEAR || day <= todayInThailand(),
    'farmer-quotas:errors.birth_date_future',
  )
  .refine((day) => day >= OLDEST, 'farmer-quotas:errors.birth_date_old')
  .meta({ examples: ['1975-04-13'] });

const postalCode = plainText(5).refine(
  (text) => /^(?:\d{5})?$/.test(text),
  'geography:errors.postal_code_invalid',
);

const place = placeCode.nullable().default(null);
const text = (maximum: number) => plainText(maximum).default('');

/** What of a farmer is the same in every season. */
export const identityFields = {
  first_name: requiredText(quotaLimits.name),
  last_name: requiredText(quotaLimits.name),
  national_id: nationalId,
  birth_date: birthDate.nullable().default(null),
};

/** What a quota has of its own in each season. */
export const seasonalFields = {
  phone: phone('farmer-quotas:errors.phone_invalid').default(''),
  email: email('farmer-quotas:errors.email_invalid').default(''),
  line_id: text(quotaLimits.line_id),
  marital_status: z.enum(maritalStatuses).nullable().default(null),
  children_count: z.number().int().min(0).max(50).nullable().default(null),
  beneficiary: text(quotaLimits.beneficiary),
  contact_address: text(quotaLimits.address),
  contact_province_id: place,
  contact_district_id: place,
  contact_subdistrict_id: place,
  contact_postal_code: postalCode.default(''),
  registered_address: text(quotaLimits.address),
  registered_province_id: place,
  registered_district_id: place,
  registered_subdistrict_id: place,
  registered_postal_code: postalCode.default(''),
  /** The address in words, where its places are not chosen from the official ones. */
  address: text(quotaLimits.address),
  sub_district: text(quotaLimits.place),
  district: text(quotaLimits.place),
  province: text(quotaLimits.place),
  postal_code: postalCode.default(''),
  bank_name: text(quotaLimits.bank),
  bank_account_no: bankAccount.default(''),
  bank_district: text(quotaLimits.bank),
  /** At the Bank for Agriculture and Agricultural Cooperatives. */
  baac_account_number: bankAccount.default(''),
  /** A department that is marked as field office. */
  office_id: recordId.nullable().default(null),
};

/** The fields of a change: personal values may come back with asterisks. */
export const maskedFields = {
  national_id: orMasked(nationalId),
  bank_account_no: orMasked(bankAccount),
  baac_account_number: orMasked(bankAccount),
};

/** The fields of a new quota that are taken over from another one of the same farmer, as that of the last season. */
export const copiedFields = {
  /** Whose bank accounts the ones with asterisks are. */
  copied_from: recordId.nullable().default(null),
  bank_account_no: orMasked(bankAccount).default(''),
  baac_account_number: orMasked(bankAccount).default(''),
};

function todayInThailand(): string {
  const AHEAD = 7 * 60 * 60 * 1_000;
  return new Date(Date.now() + AHEAD).toISOString().slice(0, 10);
}
