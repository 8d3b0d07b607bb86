import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { MOST_HINTS } from '#modules/customers/contract/duplicate-reasons.ts';
import type { LikelyDuplicate, TypedCustomer } from '#modules/customers/contract/duplicates.ts';
import { isMasked } from '#platform/contract/personal-values.ts';
import { joinId } from '#platform/contract/thai-id.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import { customerKeeper } from '../customers/customers.queries.ts';
import { customers } from '../customers/customers.tables.ts';
import { duplicateKeys } from '../customers/duplicate-keys.ts';
import { personalTaxId } from '../customers/personal-tax-id.ts';
import { likenessOf, weigh, type Comparable } from '../customers/likeness.ts';
import { comparableColumns, comparedColumns, taxColumn } from './compared-customers.queries.ts';
import { isNotDismissedFor } from './distinct-customers.queries.ts';

/** Of a key that more customers share, for example the phone of a village, only so many are compared. */
const CANDIDATES = 500;

interface Typed {
  readonly typed: TypedCustomer;
  readonly personalData: PersonalData;
}

/** The likeliest customers to be the one that is being typed. */
export async function findTyped(
  tx: Transaction,
  scope: Scope,
  { typed, personalData }: Typed,
): Promise<LikelyDuplicate[]> {
  const taxId = joinId(typed.tax_id);
  // That of a person is found by its hash.
  const keyOf = (plain: string) =>
    typed.customer_type === 'organization' ? plain : personalData.hash(scope, personalTaxId, plain);
  // What comes back with asterisks is the tax id that is stored.
  const stored =
    isMasked(taxId) && typed.customer_id !== undefined
      ? await read(tx, scope, typed.customer_id)
      : undefined;
  const found = await findLikely(tx, typed.customer_id, {
    keys: duplicateKeys(typed),
    tax: /^\d+$/.test(taxId) ? keyOf(taxId) : (stored?.tax ?? null),
    branch: typed.branch,
    subdistrict_id: typed.subdistrict_id,
  });
  return found.slice(0, MOST_HINTS);
}

/** Customers that may be the same as one that is stored; of one in the bin, none. */
export async function findLikelyOf(
  tx: Transaction,
  scope: Scope,
  id: string,
): Promise<LikelyDuplicate[]> {
  const { deleted_at } = await customerKeeper.find(tx, scope, id);
  const stored = await read(tx, scope, id);
  return stored === undefined || deleted_at !== null ? [] : findLikely(tx, id, stored);
}

async function read(
  tx: Transaction,
  { companyId }: Scope,
  id: string,
): Promise<Comparable | undefined> {
  const [stored] = await tx
    .select(comparableColumns)
    .from(customers)
    .where(and(eq(customers.company_id, companyId), eq(customers.id, id)));
  return stored;
}

async function findLikely(
  tx: Transaction,
  id: string | undefined,
  wanted: Comparable,
): Promise<LikelyDuplicate[]> {
  const rows = await tx
    .select({ ...comparedColumns, ...comparableColumns })
    .from(companyView(customers))
    .where(
      and(
        isNull(customers.deleted_at),
        or(
          sql`${customers.duplicate_keys} && ${sql.param([...wanted.keys])}::text[]`,
          wanted.tax === null ? undefined : eq(taxColumn, wanted.tax),
        ),
        id === undefined ? undefined : and(ne(customers.id, id), isNotDismissedFor(id)),
      ),
    )
    .limit(CANDIDATES);
  return rows
    .map(({ keys, tax, ...customer }) => ({
      customer,
      reasons: likenessOf(wanted, { ...customer, keys, tax }),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => weigh(other.reasons) - weigh(one.reasons));
}
