import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { LikelyPair, listPairsRoute } from '#modules/customers/contract/duplicates.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { customers } from '../customers/customers.tables.ts';
import { likenessOf, weigh } from '../customers/likeness.ts';
import { comparableColumns, comparedColumns, taxColumn } from './compared-customers.queries.ts';
import { distinctCustomers } from './duplicates.tables.ts';

/** A key that more customers share, for example the phone of a village, says nothing about two of them. */
const MOST_SHARING = 30;

type PairQuery = z.output<NonNullable<typeof listPairsRoute.query>>;

interface IdPair {
  readonly one: string;
  readonly other: string;
}

type InCompany = Pick<Scope, 'companyId'>;

/** A page of the pairs of customers that may be one. */
export async function listPairs(
  tx: Transaction,
  scope: InCompany,
  query: PairQuery,
): Promise<Page<LikelyPair>> {
  const isDismissed = query.dismissed === 'yes';
  const pairs = isDismissed ? await dismissedPairs(tx, scope) : await candidatePairs(tx, scope);
  const compared = await compare(tx, scope, pairs);
  const found = compared.filter(
    ({ reasons }) =>
      (isDismissed || reasons.length > 0) &&
      (query.reason === undefined || reasons.includes(query.reason)),
  );
  const sorted = isDismissed
    ? found
    : found.toSorted((one, other) => weigh(other.reasons) - weigh(one.reasons));
  const { offset, limit } = pageWindow(query);
  const data = await describe(tx, scope, sorted.slice(offset, offset + limit));
  return { data, total: sorted.length, page: query.page, page_size: query.page_size };
}

/** Pairs that share a key, the latest first, without those that somebody found to be different. */
async function candidatePairs(tx: Transaction, { companyId }: InCompany): Promise<IdPair[]> {
  const { company_id, one_id, other_id } = distinctCustomers;
  const { rows } = await tx.execute<{ one: string; other: string }>(sql`
    with live as (
      select ${customers.id} as id, ${customers.duplicate_keys} as keys, ${taxColumn} as tax
      from ${customers} where ${customers.company_id} = ${companyId} and ${customers.deleted_at} is null
    ), keys as (
      select id, unnest(keys) as key from live union all select id, tax from live where tax is not null
    ), shared as (
      select array_agg(id) as ids from keys group by key having count(*) between 2 and ${MOST_SHARING}
    ), pairs as (
      select distinct one, other from shared, unnest(ids) as one, unnest(ids) as other where one < other
    )
    select one, other from pairs where not exists (
      select from ${distinctCustomers}
      where ${company_id} = ${companyId} and ${one_id} = one and ${other_id} = other)
    order by other desc, one desc`);
  return rows;
}

/** Pairs that somebody found to be different, the latest decision first. */
function dismissedPairs(tx: Transaction, { companyId }: InCompany): Promise<IdPair[]> {
  const { company_id, one_id, other_id, created_at } = distinctCustomers;
  return tx
    .select({ one: one_id, other: other_id })
    .from(distinctCustomers)
    .where(eq(company_id, companyId))
    .orderBy(desc(created_at), desc(other_id));
}

interface ComparedPair extends IdPair {
  readonly reasons: LikelyPair['reasons'];
}

/** Why the two of each pair may be one; pairs with one in the bin are left out. */
async function compare(
  tx: Transaction,
  { companyId }: InCompany,
  pairs: readonly IdPair[],
): Promise<ComparedPair[]> {
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const rows = await tx
    .select({ id: customers.id, ...comparableColumns })
    .from(customers)
    .where(
      and(
        eq(customers.company_id, companyId),
        isOneOf(customers.id, ids),
        sql`${customers.deleted_at} is null`,
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap((pair) => {
    const [one, other] = [known.get(pair.one), known.get(pair.other)];
    if (one === undefined || other === undefined) return [];
    return [{ ...pair, reasons: likenessOf(one, other) }];
  });
}

async function describe(
  tx: Transaction,
  { companyId }: InCompany,
  pairs: readonly ComparedPair[],
): Promise<LikelyPair[]> {
  if (pairs.length === 0) return [];
  const ids = pairs.flatMap(({ one, other }) => [one, other]);
  const rows = await tx
    .select(comparedColumns)
    .from(customers)
    .where(and(eq(customers.company_id, companyId), inArray(customers.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap(({ reasons, ...pair }) => {
    const [one, other] = [known.get(pair.one), known.get(pair.other)];
    if (one === undefined || other === undefined) return [];
    return [{ id: `${one.id}_${other.id}`, one, other, reasons }];
  });
}
