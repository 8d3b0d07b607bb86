import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { companyView, standingFor } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '#modules/catalogue/server/catalogue.tables.ts';

/** Kinds of entries that searches find, as the groups of an answer are called. */
export const groups = ['modules', 'features', 'fields'] as const;

export type Group = (typeof groups)[number];

/** Of one look at most so many are judged; a total above is told as a minimum. */
export const MOST_CANDIDATES = 100;

/** Among more of one kind, the most opened ones are looked through besides. */
const MOST_POPULAR = 200;

/** The index needs milliseconds to gather more than so many entries, of which a page shows ten. */
const COMMON = 20_000;

/** Terms looked for, entry by entry, before the index is asked: more would cost what the index does. */
const MOST_COMPARED = 20_000;

const tables = {
  modules: catalogueModules,
  features: catalogueFeatures,
  fields: catalogueFields,
} as const;

/** An entry that fits at least the condition by which it was looked for. */
export interface Candidate {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly description: string;
  readonly popularity: number;
  readonly deprecatedAt: Date | null;
  readonly catalogueCompanyId: string;
}

/** Entries which have a term of each of these lists, the popular ones among them for certain. */
export async function findCandidates(
  tx: Transaction,
  group: Group,
  lists: readonly (readonly number[])[],
): Promise<Candidate[]> {
  const table = tables[group];
  const where = and(...lists.map((terms) => overlaps(table, terms)));
  const columns = {
    id: table.id,
    code: table.code,
    nameTh: table.nameTh,
    nameEn: table.nameEn,
    description: table.description,
    popularity: table.popularity,
    deprecatedAt: table.deprecatedAt,
    catalogueCompanyId: table.catalogueCompanyId,
  };
  const isCommon =
    // Of nothing else has a company so many.
    table === catalogueFields &&
    (await expectedRows(tx, sql`select from ${companyView(table)} where ${where}`)) > COMMON;
  const walked = Math.floor(MOST_COMPARED / lists.flat().length);
  const looks = isCommon ? walkFirst(table, { where, walked }) : askIndex(table, where);
  const fitting = await tx.select(columns).from(standingFor(table, looks)).limit(MOST_CANDIDATES);
  if (fitting.length < MOST_CANDIDATES) return fitting;
  const mostOpened = sql`
    select * from ${companyView(table)} where popularity > 0
    order by popularity desc limit ${MOST_POPULAR}`;
  const popular = await tx.select(columns).from(standingFor(table, mostOpened)).where(where);
  return [...fitting, ...popular];
}

// Kept apart, so that the planner does not hope for a few rows soon and walk through all others. It still
// ends with the last row that is wanted.
function askIndex(table: (typeof tables)[Group], where: SQL | undefined): SQL {
  return sql`
    with fitting as materialized (select * from ${companyView(table)} where ${where})
    select * from fitting`;
}

/** Asks the index only where the first entries do not fill the page: what many have is soon met. */
function walkFirst(
  table: (typeof tables)[Group],
  { where, walked }: { where: SQL | undefined; walked: number },
): SQL {
  return sql`
    with met as materialized (
      select * from (select * from ${companyView(table)} order by id limit ${walked}) ${table}
      where ${where} limit ${MOST_CANDIDATES}),
    fitting as materialized (
      select * from ${companyView(table)}
      where ${where} and (select count(*) from met) < ${MOST_CANDIDATES})
    select * from met where (select count(*) from met) = ${MOST_CANDIDATES}
    union all select * from fitting`;
}

const plan = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

/** How many rows the planner expects of a query. */
async function expectedRows(tx: Transaction, query: SQL): Promise<number> {
  const { rows } = await tx.execute(sql`explain (format json) ${query}`);
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = plan.parse(rows);
  return Plan['Plan Rows'];
}

function overlaps(table: (typeof tables)[Group], terms: readonly number[]): SQL {
  return sql`${table.terms} && ${sql.param(terms)}::bigint[]`;
}
