import { creditTerms } from '#modules/customers/i18n/credit-terms.ts';
import { CUSTOMER_SYNONYMS } from '#modules/customers/i18n/import-synonyms.ts';
import { PHONE_WITH_EXTENSION } from '#modules/customers/i18n/phone-extension.ts';
import { z } from 'zod';
import { HEAD_OFFICE } from '#modules/customers/contract/customer-choices.ts';
import { customerPhone, email } from '#modules/customers/contract/customer-fields.ts';
import {
  CUSTOMER_COLUMNS,
  type CustomerColumn,
  type CustomerKey,
} from '#modules/customers/contract/customer-import-choices.ts';
import { customerInput } from '#modules/customers/contract/customers.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { isThaiId, joinId } from '#platform/contract/thai-id.ts';

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();

const fields = customerInput.shape;

/** Spreadsheets take phones, tax ids and branches for numbers, which begin with no zero. */
const phone = z.string().overwrite(withZero).pipe(customerPhone);
const taxId = z
  .string()
  .overwrite((text) => (isThaiId(`0${joinId(text)}`) ? `0${joinId(text)}` : text))
  .pipe(fields.tax_id.unwrap());
const branch = z
  .string()
  .overwrite((text) => (/^\d{1,4}$/.test(text) ? text.padStart(HEAD_OFFICE.length, '0') : text))
  .pipe(fields.branch.unwrap());

/** They write thousands with commas. */
const creditLimit = z
  .string()
  .transform((written) => Number(written.replaceAll(',', '')))
  .pipe(fields.credit_limit.unwrap().unwrap());

/** Offices write the days alone, below a heading that says what they are. */
const paymentTerms = z.string().overwrite(withDays).pipe(fields.payment_terms.unwrap());

const columns = z.object({
  customer_type: given(fields.customer_type.unwrap()),
  company_name: given(fields.company_name.unwrap()),
  first_name: given(fields.first_name.unwrap()),
  last_name: given(fields.last_name.unwrap()),
  tax_id: given(taxId),
  branch: given(branch),
  phone: given(phone),
  email: given(email),
  website: given(fields.website.unwrap()),
  address: given(fields.address.unwrap()),
  subdistrict: given(plainText(100)),
  district: given(plainText(100)),
  province: given(plainText(100)),
  postal_code: given(fields.postal_code.unwrap()),
  credit_limit: given(creditLimit),
  payment_terms: given(paymentTerms),
  status: given(fields.status.unwrap()),
  tags: given(plainText(1000)),
  note: given(fields.note.unwrap()),
  contact_name: given(plainText(200)),
  contact_phone: given(phone),
  contact_email: given(email),
  /** The code or the whole name of an employee. */
  owner: given(plainText(200)),
  /** A number of the customer with its extension, as the file has it: that is kept in the note. */
  phone_with_extension: z.string().optional(),
});

/** A number of an office has an extension, which no phone field takes. */
const rules = z.preprocess(({ phone: written, ...row }: Readonly<Record<string, unknown>>) => {
  const number = typeof written === 'string' ? PHONE_WITH_EXTENSION.exec(written)?.[1] : undefined;
  if (number === undefined) return { ...row, phone: written };
  return { ...row, phone: number, phone_with_extension: written };
}, columns);

/** Written by their names, and called as the fields with their ids. */
const NAMED: readonly CustomerColumn[] = ['subdistrict', 'district', 'province', 'owner'];

export type CustomerRow = z.output<typeof rules> & { readonly line: number };

interface Finding {
  readonly key: CustomerKey;
  /** Whether nothing can be done without the key. */
  readonly isRequired: boolean;
}

/** Customers as they are read from a file, found again by a key. */
export function customersInFile({ key, isRequired }: Finding) {
  const required: readonly CustomerColumn[] = isRequired ? [key] : [];
  return {
    columns: CUSTOMER_COLUMNS,
    required,
    headingOf: (column: CustomerColumn) =>
      `customers:fields.${NAMED.includes(column) ? `${column}_id` : column}`,
    rules,
    choices: {
      customer_type: {
        individual: 'customers:types.individual',
        organization: 'customers:types.organization',
      },
      status: { active: 'customers:statuses.active', inactive: 'customers:statuses.inactive' },
      branch: { [HEAD_OFFICE]: 'customers:branches.head_office' },
    },
    synonyms: CUSTOMER_SYNONYMS,
    key: { column: key, of: (row: z.output<typeof rules>) => keyOf(row, key) },
    repeated: 'customers:errors.key_repeated',
  };
}

/** What makes two customers the same; null where a row has none of it. */
export function keyOf(
  row: Pick<z.output<typeof rules>, CustomerKey | 'branch'>,
  key: CustomerKey,
): string | null {
  const value = row[key] ?? '';
  if (value === '') return null;
  return key === 'tax_id' ? `${value} ${row.branch || HEAD_OFFICE}` : value;
}

function withDays(text: string): string {
  if (!/^\d{1,3}$/.test(text)) return text;
  return creditTerms(Number(text));
}

function withZero(text: string): string {
  return /^(?:[689]\d{8}|[2-7]\d{7})$/.test(text) ? `0${text}` : text;
}
