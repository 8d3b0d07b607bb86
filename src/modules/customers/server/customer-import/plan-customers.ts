import { setImmediate } from 'node:timers/promises';
import type { placeResolver } from '#modules/geography/server/public.ts';
import {
  CUSTOMER_COLUMNS,
  type CustomerColumn,
  type CustomerKey,
  type ImportMode,
} from '#modules/customers/contract/customer-import-choices.ts';
import { customerInput, type CustomerInput } from '#modules/customers/contract/customers.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { RowProblem } from '#platform/server/file-import/row-problem.ts';
import { keyOf, type CustomerRow } from './customers-in-file.ts';
import type { StoredCustomer } from './find-customers.queries.ts';
import { ownerOfRow, type Owners } from './owner-of-row.ts';

/** What else a row says of a customer. */
export interface Extras {
  readonly tags: readonly string[];
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
}

export interface PlannedCustomer extends Extras {
  readonly line: number;
  readonly fields: CustomerInput;
  /** None where the customer is new. */
  readonly stored: StoredCustomer | undefined;
  /** Whether the fields differ from what is stored. */
  readonly isChanged: boolean;
}

interface Planning {
  readonly rows: readonly CustomerRow[];
  readonly found: ReadonlyMap<string, readonly StoredCustomer[]>;
  readonly key: CustomerKey;
  readonly mode: ImportMode;
  /** Whether a customer has a tax id already, which may be stored sealed. */
  readonly hasTaxId: (stored: StoredCustomer | undefined, taxId: string | null) => boolean;
  readonly owners: Owners;
  readonly resolve: Awaited<ReturnType<typeof placeResolver>>;
}

/** This many rows are compared before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** Compares a file with the customers: who is new, who changes, and what in the file is a problem. */
export async function planCustomers(planning: Planning) {
  const { rows, found, key, mode, hasTaxId, owners, resolve } = planning;
  const problems: RowProblem<CustomerColumn>[] = [];
  const planned: PlannedCustomer[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const { line } = row;
    const name = keyOf(row, key);
    const [stored, other] = name === null ? [] : (found.get(name) ?? []);
    const report = (column: CustomerColumn, code: string) =>
      void problems.push({ line, column, value: String(row[column] ?? ''), code });
    const refusal = refusalOf({ name, stored, other, mode });
    if (refusal !== undefined) {
      report(key, `customers:errors.${refusal}`);
      continue;
    }
    const places = placesOf(row, resolve);
    if (places !== undefined && 'path' in places) {
      report(places.path, places.code);
      continue;
    }
    const owner = ownerOfRow(row, { stored, owners });
    if (owner.code !== undefined) {
      report('owner', owner.code);
      continue;
    }
    const given = { ...fieldsOf(row, { stored, hasTaxId }), ...places, ...owner };
    const parsed = customerInput.safeParse({ ...inputOf(stored), ...given });
    if (!parsed.success) {
      for (const { path, code } of toFieldProblems(parsed.error)) report(columnOf(path, row), code);
      continue;
    }
    if (stored === undefined && isMasked(parsed.data.tax_id)) {
      report('tax_id', 'customers:errors.tax_id_digits');
      continue;
    }
    const isChanged = stored !== undefined && !isSame(stored, parsed.data);
    planned.push({ line, fields: parsed.data, stored, isChanged, ...extrasOf(row) });
  }
  return { planned, problems };
}

interface Match {
  readonly name: string | null;
  readonly stored: StoredCustomer | undefined;
  readonly other: StoredCustomer | undefined;
  readonly mode: ImportMode;
}

function refusalOf({ name, stored, other, mode }: Match): string | undefined {
  if (mode === 'create') return stored === undefined ? undefined : 'import_exists';
  if (other !== undefined) return 'import_ambiguous';
  if (mode === 'both' || stored !== undefined) return undefined;
  return name === null ? 'import_key_missing' : 'import_not_found';
}

/** Names of places belong together: one that the file does not have is empty. */
function placesOf(row: CustomerRow, resolve: Planning['resolve']) {
  const { subdistrict, district, province, postal_code } = row;
  if ([subdistrict, district, province, postal_code].every((each) => each === undefined)) {
    return undefined;
  }
  const written = {
    subdistrict: subdistrict ?? '',
    district: district ?? '',
    province: province ?? '',
    postal_code: postal_code ?? '',
  };
  return resolve(written);
}

/** A column that the file does not have leaves a value as it is; an empty cell removes it. */
function fieldsOf(
  row: CustomerRow,
  { stored, hasTaxId }: Pick<Match, 'stored'> & Pick<Planning, 'hasTaxId'>,
) {
  const { company_name, tax_id, credit_limit, status } = row;
  const hasPeople = row.first_name !== undefined || row.last_name !== undefined;
  const guessed = company_name || !hasPeople ? 'organization' : 'individual';
  const customer_type = row.customer_type ?? stored?.customer_type ?? guessed;
  const isPersonInOneColumn = customer_type === 'individual' && !hasPeople && company_name;
  const texts = {
    ...(isPersonInOneColumn
      ? namesOfPerson(company_name)
      : { company_name, first_name: row.first_name, last_name: row.last_name }),
    branch: row.branch,
    phone: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    payment_terms: row.payment_terms,
    note: noteOf(row, stored),
  };
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text ?? '']],
      ),
    ),
    customer_type,
    ...(credit_limit !== undefined && { credit_limit }),
    ...(status !== undefined && { status: status ?? 'active' }),
    // What was found by a tax id has it already, a person behind asterisks.
    ...(tax_id !== undefined && !hasTaxId(stored, tax_id) && { tax_id: tax_id ?? '' }),
  };
}

/** What the file says, or was noted before; and the whole number where the customer has an extension. */
function noteOf({ note, phone_with_extension: whole }: CustomerRow, stored?: StoredCustomer) {
  if (whole === undefined) return note;
  const noted = (note === undefined ? stored?.note : note) ?? '';
  return noted.includes(whole) ? noted : [noted, whole].filter(Boolean).join('\n');
}

/** Many files have the names of people and organisations in one column: the last word is that of the family. */
function namesOfPerson(whole: string) {
  const words = whole.split(/\s+/);
  const last_name = words.length > 1 ? words.pop() : '';
  return { first_name: words.join(' '), last_name };
}

function inputOf(stored: StoredCustomer | undefined) {
  if (stored === undefined) return {};
  const { id: _id, updated_at: _at, found_by: _found, tax_key: _key, ...fields } = stored;
  return fields;
}

function isSame(stored: StoredCustomer, fields: CustomerInput): boolean {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(fields).every(([name, value]) => before.get(name) === value);
}

/** Where a problem with a field is shown: with names, where the file has them. */
function columnOf(path: string, row: CustomerRow): CustomerColumn {
  const isName = path === 'first_name' || path === 'last_name';
  if (isName && row[path] === undefined && row.company_name !== undefined) return 'company_name';
  const column = CUSTOMER_COLUMNS.find((each) => each === path || `${each}_id` === path);
  return column ?? 'company_name';
}

function extrasOf({ tags, contact_name, contact_phone, contact_email }: CustomerRow): Extras {
  const names = (tags ?? '').split(/[,;]/).map((name) => name.trim().slice(0, 50));
  return {
    tags: [...new Set(names.filter((name) => name !== ''))],
    contact: {
      name: contact_name ?? '',
      phone: contact_phone ?? '',
      email: contact_email ?? '',
    },
  };
}
