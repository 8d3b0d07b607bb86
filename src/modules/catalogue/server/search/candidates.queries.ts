import { and, sql, type SQL } from 'drizzle-orm';
import { companyView, inPlaceOf } from '#platform/server/database/company-view.ts';
import { mayName } from '#platform/server/database/named-statements.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
  isSampled,
} from '../entries/entries.tables.ts';

/** Kinds of entries that searches find, by the names of the groups of an answer. */
export const groups = ['modules', 'features', 'fields'] as const;

export type Group = (typeof groups)[number];

/** At most this many entries of one lookup are judged; a larger total is reported as a minimum. */
export const MOST_CANDIDATES = 100;

/** Where a lookup finds more, this many of the most opened entries are searched as well. */
const MOST_POPULAR = 200;

/** The table of each group. */
export const searchedTables = {
  modules: catalogueModules,
  features: catalogueFeatures,
  fields: catalogueFields,
} as const;

/** An entry that matches at least the condition of its lookup. */
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

/** For each group that is searched, lists of terms: an entry must have one term of each list. */
export type Wanted = Partial<Record<Group, readonly (readonly number[])[]>>;

interface Looking {
  /** A further condition for the entries of each group. */
  readonly narrowed?: Partial<Record<Group, SQL>>;
  /** At most this many entries of each group. */
  readonly most?: number;
}

type Candidates = Record<Group, readonly Candidate[]>;

/** Entries that have the wanted terms, certainly including the popular ones. */
export async function findCandidates(
  tx: Transaction,
  wanted: Wanted,
  { narrowed = {}, most = MOST_CANDIDATES }: Looking = {},
): Promise<Candidates> {
  const matches = (group: Group, where: SQL | undefined) =>
    matchesOf(group, and(narrowed[group], where));
  // Terms of very many fields fill a page from the sample: the index collects all matches before it
  // returns the first one.
  const isWide = wanted.fields !== undefined && narrowed.fields === undefined;
  let matching = await read(tx, { wanted, most }, (group, where) =>
    isWide && group === 'fields'
      ? matches(group, and(isSampled(catalogueFields.id), where))
      : matches(group, where),
  );
  const isCut = (candidates: readonly Candidate[]) => candidates.length >= most;
  if (isWide && !isCut(matching.fields)) {
    const ofFields = { fields: wanted.fields };
    const { fields } = await read(tx, { wanted: ofFields, most }, matches);
    matching = { ...matching, fields };
  }
  const cut = groups.filter((group) => isCut(matching[group]));
  if (cut.length === 0) return matching;
  const opened = await read(
    tx,
    { wanted: Object.fromEntries(cut.map((group) => [group, wanted[group]])), most },
    (group, where) => mostOpenedOf(group, and(narrowed[group], where)),
  );
  return {
    modules: [...matching.modules, ...opened.modules],
    features: [...matching.features, ...opened.features],
    fields: [...matching.fields, ...opened.fields],
  };
}

/** Reads entries of all groups in one statement. */
async function read(
  tx: Transaction,
  { wanted, most }: { readonly wanted: Wanted; readonly most: number },
  from: (group: Group, where: SQL | undefined) => SQL,
): Promise<Candidates> {
  const parts = groups.flatMap((group) => {
    const lists = wanted[group];
    if (lists === undefined) return [];
    return [
      sql`(select ${group} as kind, id, code, name_th, name_en, description, popularity, deprecated_at,
        catalogue_company_id from (${from(group, having(group, lists))}) found limit ${most})`,
    ];
  });
  // All three tables have these columns.
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
    .from(inPlaceOf(columns, sql.join(parts, sql` union all `)));
  const name = mayName(tx.$client) ? nameOf(statement.toSQL().sql) : '';
  const rows = await statement.prepare(name).execute();
  const of = (group: Group) => rows.filter(({ kind }) => kind === group);
  return { modules: of('modules'), features: of('features'), fields: of('fields') };
}

const names = new Map<string, string>();

/** PostgreSQL keeps plans by name; planning a lookup takes far longer than running it. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `catalogue_search_${names.size}`;
  names.set(text, name);
  return name;
}

// Materialized, so that the planner does not walk through all rows in the hope of finding a few early. It
// still stops at the last row that is wanted.
function matchesOf(group: Group, where: SQL | undefined): SQL {
  return sql`
    with matching as materialized (select * from ${companyView(searchedTables[group])} where ${where})
    select * from matching`;
}

function mostOpenedOf(group: Group, where: SQL | undefined): SQL {
  const opened = sql`
    select * from ${companyView(searchedTables[group])} where popularity > 0
    order by popularity desc limit ${MOST_POPULAR}`;
  return sql`select * from ${inPlaceOf(searchedTables[group], opened)} where ${where}`;
}

function having(group: Group, lists: readonly (readonly number[])[]): SQL | undefined {
  const { terms } = searchedTables[group];
  const single = lists.filter((list) => list.length === 1).flat();
  return and(
    // In one condition, because the index then begins with the rarest term.
    single.length === 0 ? undefined : sql`${terms} @> ${sql.param(single)}::bigint[]`,
    ...lists
      .filter((list) => list.length > 1)
      .map((list) => sql`${terms} && ${sql.param(list)}::bigint[]`),
  );
}
