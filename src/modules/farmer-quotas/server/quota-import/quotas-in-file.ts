import { z } from 'zod';
import { QUOTA_COLUMNS, type QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';
import {
  bankAccount,
  birthDate,
  identityFields,
  nationalId,
  quotaCode,
  seasonalFields,
} from '#modules/farmer-quotas/contract/quota-fields.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { isThaiId, joinId } from '#platform/contract/thai-id.ts';
import { EXAMPLE } from './example-quota.ts';
import { readWrittenDay } from './read-written-day.ts';

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();
const text = (maximum: number) => given(plainText(maximum));

/** Spreadsheets take phones and ids for numbers, which begin with no zero. */
const phone = z
  .string()
  .overwrite((written) => (/^(?:[689]\d{8}|[2-7]\d{7})$/.test(written) ? `0${written}` : written))
  .pipe(seasonalFields.phone.unwrap());

/** Accounts have 10 or 12 digits. */
const account = z
  .string()
  .overwrite((written) => {
    const digits = joinId(written);
    return /^(?:\d{9}|\d{11})$/.test(digits) ? `0${digits}` : digits;
  })
  .pipe(bankAccount);

const writtenId = z
  .string()
  .overwrite((written) => (isThaiId(`0${joinId(written)}`) ? `0${joinId(written)}` : written))
  .pipe(nationalId)
  .refine((id) => id !== joinId(EXAMPLE.national_id ?? ''), 'farmer-quotas:errors.example_row');

const writtenDay = z
  .string()
  .transform((written, context) => {
    const day = readWrittenDay(written);
    if (day !== undefined) return day;
    context.addIssue({ code: 'custom', message: 'farmer-quotas:errors.birth_date_unreadable' });
    return z.NEVER;
  })
  .pipe(birthDate);

const wholeNumber = z
  .string()
  .regex(/^\d+$/, 'farmer-quotas:errors.children_count_unreadable')
  .transform(Number)
  .pipe(seasonalFields.children_count.unwrap().unwrap());

const rules = z.object({
  quota_code: given(quotaCode),
  national_id: writtenId,
  first_name: identityFields.first_name,
  last_name: identityFields.last_name,
  birth_date: given(writtenDay),
  phone: given(phone),
  email: given(seasonalFields.email.unwrap()),
  line_id: given(seasonalFields.line_id.unwrap()),
  marital_status: given(seasonalFields.marital_status.unwrap().unwrap()),
  children_count: given(wholeNumber),
  beneficiary: given(seasonalFields.beneficiary.unwrap()),
  address: given(seasonalFields.address.unwrap()),
  sub_district: text(100),
  district: text(100),
  province: text(100),
  postal_code: given(seasonalFields.postal_code.unwrap()),
  registered_address: given(seasonalFields.registered_address.unwrap()),
  registered_sub_district: text(100),
  registered_district: text(100),
  registered_province: text(100),
  registered_postal_code: given(seasonalFields.registered_postal_code.unwrap()),
  bank_name: given(seasonalFields.bank_name.unwrap()),
  bank_account_no: given(account),
  bank_district: given(seasonalFields.bank_district.unwrap()),
  baac_account_number: given(account),
  office: text(200),
  season: text(20),
});

export type QuotaRow = z.output<typeof rules> & { readonly line: number };

/** Quotas as they are read from a file: of one person in one season, or by their numbers. */
export function quotasInFile({ season }: { readonly season: string }) {
  return {
    columns: QUOTA_COLUMNS,
    required: ['national_id', 'first_name', 'last_name'] as const,
    headingOf: (column: QuotaColumn) => `farmer-quotas:fields.${column}`,
    rules,
    choices: {
      marital_status: {
        single: 'farmer-quotas:marital_statuses.single',
        married: 'farmer-quotas:marital_statuses.married',
        divorced: 'farmer-quotas:marital_statuses.divorced',
        widowed: 'farmer-quotas:marital_statuses.widowed',
      },
    },
    key: {
      column: 'national_id' as const,
      of: (row: z.output<typeof rules>) => `${row.national_id} ${row.season || season}`,
    },
    repeated: 'farmer-quotas:errors.national_id_repeated',
    alsoUnique: [
      {
        key: {
          column: 'quota_code' as const,
          of: (row: z.output<typeof rules>) => row.quota_code || null,
        },
        repeated: 'farmer-quotas:errors.quota_code_repeated',
      },
    ],
  };
}
