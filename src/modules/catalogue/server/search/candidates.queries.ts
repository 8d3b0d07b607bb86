import { and, sql, type SQL } from 'drizzle-orm';
import { companyView, standingFor } from '#platform/server/database/company-view.ts';
import { mayName } from '#platform/server/database/named-statements.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
  isSampled,
} from '../entries/entries.tables.ts';

/** Kinds of entries that searches find, as the groups of an answer are called. */
export const groups = ['modules', 'features', 'fields'] as const;

export type Group = (typeof groups)[number];

/** Of one look at most so many are judged; a total above is told as a minimum. */
export const MOST_CANDIDATES = 100;

/** Among more of one kind, the most opened ones are looked through besides. */
const MOST_POPULAR = 200;

const tables = {
  modules: catalogueModules,
  features: catalogueFeatures,
  fields: catalogueFields,
} as const;

/** An entry that fits at least the condition by which it was looked for. */
export interface Candidate {
  readonly id: string;
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly description: string;
  readonly popularity: number;
  readonly deprecated_at: string | null;
  readonly catalogue_company_id: string;
}

/** For each group that is looked through, lists of terms: an entry has one of each. */
export type Wanted = Partial<Record<Group, readonly (readonly number[])[]>>;

type Candidates = Record<Group, readonly Candidate[]>;

/** Entries that have what is wanted, the popular ones among them for certain. */
export async function findCandidates(tx: Transaction, wanted: Wanted): Promise<Candidates> {
  // What very many fields have fills a page from the sample: the index gathers all that fit before the
  // first is read.
  let fitting = await read(tx, wanted, (group, where) =>
    group === 'fields'
      ? fittingOf(group, and(isSampled(catalogueFields.id), where))
      : fittingOf(group, where),
  );
  if (wanted.fields !== undefined && !isCut(fitting.fields)) {
    const { fields } = await read(tx, { fields: wanted.fields }, fittingOf);
    fitting = { ...fitting, fields };
  }
  const cut = groups.filter((group) => isCut(fitting[group]));
  if (cut.length === 0) return fitting;
  const opened = await read(
    tx,
    Object.fromEntries(cut.map((group) => [group, wanted[group]])),
    mostOpenedOf,
  );
  return {
    modules: [...fitting.modules, ...opened.modules],
    features: [...fitting.features, ...opened.features],
    fields: [...fitting.fields, ...opened.fields],
  };
}

function isCut(candidates: readonly Candidate[]): boolean {
  return candidates.length >= MOST_CANDIDATES;
}

/** Reads entries of all groups at once. */
async function read(
  tx: Transaction,
  wanted: Wanted,
  from: (group: Group, where: SQL | undefined) => SQL,
): Promise<Candidates> {
  const parts = groups.flatMap((group) => {
    const lists = wanted[group];
    if (lists === undefined) return [];
    return [
      sql`(select ${group} as kind, id, code, name_th, name_en, description, popularity, deprecated_at,
        catalogue_company_id from (${from(group, having(group, lists))}) found limit ${MOST_CANDIDATES})`,
    ];
  });
  // The columns that are read are the same in all three.
  const columns = catalogueFields;
  const statement = tx
    .select({
      kind: sql<Group>`kind`,
      id: columns.id,
      code: columns.code,
      name_th: columns.name_th,
      name_en: columns.name_en,
      description: columns.description,
      popularity: columns.popularity,
      deprecated_at: columns.deprecated_at,
      catalogue_company_id: columns.catalogue_company_id,
    })
    .from(standingFor(columns, sql.join(parts, sql` union all `)));
  const name = mayName(tx.$client) ? nameOf(statement.toSQL().sql) : '';
  const rows = await statement.prepare(name).execute();
  const of = (group: Group) => rows.filter(({ kind }) => kind === group);
  return { modules: of('modules'), features: of('features'), fields: of('fields') };
}

const names = new Map<string, string>();

/** By its name PostgreSQL keeps the plan of a look, which takes far longer to make than to follow. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `catalogue_search_${names.size}`;
  names.set(text, name);
  return name;
}

// Kept apart, so that the planner does not hope for a few rows soon and walk through all others. It still
// ends with the last row that is wanted.
function fittingOf(group: Group, where: SQL | undefined): SQL {
  return sql`
    with fitting as materialized (select * from ${companyView(tables[group])} where ${where})
    select * from fitting`;
}

function mostOpenedOf(group: Group, where: SQL | undefined): SQL {
  const opened = sql`
    select * from ${companyView(tables[group])} where popularity > 0
    order by popularity desc limit ${MOST_POPULAR}`;
  return sql`select * from ${standingFor(tables[group], opened)} where ${where}`;
}

function having(group: Group, lists: readonly (readonly number[])[]): SQL | undefined {
  const { terms } = tables[group];
  const single = lists.filter((list) => list.length === 1).flat();
  return and(
    // In one condition, as the index then begins with the rarest of them.
    single.length === 0 ? undefined : sql`${terms} @> ${sql.param(single)}::bigint[]`,
    ...lists
      .filter((list) => list.length > 1)
      .map((list) => sql`${terms} && ${sql.param(list)}::bigint[]`),
  );
}
