import { setImmediate } from 'node:timers/promises';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { HEAD_OFFICE } from '#modules/customers/contract/customer-choices.ts';
import type { CustomerKey } from '#modules/customers/contract/customer-import-choices.ts';
import type { customerInput } from '#modules/customers/contract/customers.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customers, taxIdKey } from '../customers/customers.tables.ts';
import { personalTaxId } from '../customers/personal-tax-id.ts';
import { keyOf, type CustomerRow } from './customers-in-file.ts';

/** A customer of the company as an import compares it. */
export type StoredCustomer = Awaited<ReturnType<typeof selectBy>>[number];

interface Search {
  readonly rows: readonly CustomerRow[];
  readonly key: CustomerKey;
  readonly personalData: PersonalData;
  /** Otherwise they stay as they are until the transaction ends. */
  readonly isTrial: boolean;
}

/** This many keys are made before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** The customers that rows of a file are about, by the key of each row; those in the bin are none. */
export async function findCustomers(
  tx: Transaction,
  scope: Scope,
  { rows, key, personalData, isTrial }: Search,
): Promise<ReadonlyMap<string, readonly StoredCustomer[]>> {
  const found = new Map<string, StoredCustomer[]>();
  const wanted = new Map<string, string>();
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const name = keyOf(row, key);
    if (name === null) continue;
    for (const stored of storedSpellings(scope, { key, value: row[key] ?? '', personalData })) {
      wanted.set(key === 'tax_id' ? `${stored} ${row.branch || HEAD_OFFICE}` : stored, name);
    }
  }
  const values = [...wanted.keys()].map((each) => each.split(' ')[0] ?? '');
  for (const customer of await selectBy(tx, scope, { key, values, isTrial })) {
    const { found_by, branch } = customer;
    const spelling = key === 'tax_id' ? `${found_by} ${branch || HEAD_OFFICE}` : found_by;
    const name = wanted.get(spelling ?? '');
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), customer]);
  }
  return found;
}

interface Value {
  readonly key: CustomerKey;
  readonly value: string;
  readonly personalData: PersonalData;
}

function storedSpellings(scope: Scope, { key, value, personalData }: Value): string[] {
  if (key === 'phone') return [toE164(value)];
  return key === 'email' ? [value] : taxIdKeys(scope, personalData, value);
}

/** By what customers with a tax id are found: itself for an organisation, and its hash for a person. */
function taxIdKeys(scope: Scope, personalData: PersonalData, value: string): string[] {
  if (value === '' || isMasked(value)) return [];
  return [value, personalData.hash(scope, personalTaxId, value)];
}

/** Makes what says whether a customer has a tax id already. One with asterisks is as it was shown. */
export function taxIdComparer(scope: Scope, personalData: PersonalData) {
  return (stored: StoredCustomer | undefined, taxId: string | null): boolean => {
    if (stored === undefined || taxId === null) return false;
    const { tax_id, tax_key } = stored;
    return taxId === tax_id || taxIdKeys(scope, personalData, taxId).includes(tax_key ?? '');
  };
}

function selectBy(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  {
    key,
    values,
    isTrial,
  }: Pick<Search, 'key' | 'isTrial'> & { readonly values: readonly string[] },
) {
  const column = { tax_id: taxIdKey(customers), phone: customers.phone, email: customers.email };
  const asText = sql<string | null>`${column[key]}`;
  const own = getTableColumns(customers);
  const found = tx
    .select({
      ...fieldColumns(own),
      id: own.id,
      updated_at: own.updated_at,
      found_by: asText,
      tax_key: taxIdKey(customers),
    })
    .from(customers)
    .where(
      and(
        eq(customers.company_id, companyId),
        isNull(customers.deleted_at),
        sql`${asText} = any(${sql.param([...new Set(values)])})`,
      ),
    );
  return isTrial ? found : found.for('update');
}

function fieldColumns(own: ReturnType<typeof getTableColumns<typeof customers>>) {
  return {
    customer_type: own.customer_type,
    first_name: own.first_name,
    last_name: own.last_name,
    company_name: own.company_name,
    tax_id: own.tax_id,
    branch: own.branch,
    email: own.email,
    phone: own.phone,
    website: own.website,
    credit_limit: own.credit_limit,
    payment_terms: own.payment_terms,
    status: own.status,
    address: own.address,
    subdistrict_id: own.subdistrict_id,
    district_id: own.district_id,
    province_id: own.province_id,
    postal_code: own.postal_code,
    note: own.note,
    owner_id: own.owner_id,
  } satisfies Record<keyof typeof customerInput.shape, unknown>;
}
