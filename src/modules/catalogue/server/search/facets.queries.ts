import { sql, type SQL } from 'drizzle-orm';
import type { Query } from '#platform/contract/route.ts';
import type { FacetValue, listFoundRoute } from '#modules/catalogue/contract/search.ts';
import { searchFacets, type SearchFacet } from '#modules/catalogue/contract/search-facets.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { catalogueCompanies, catalogueModules } from '../entries/entries.tables.ts';
import { withIds } from '../entries/entry-conditions.ts';
import { nameIn } from '../entries/entry-names.ts';
import { nameColumns } from '../entries/entry-tables.ts';
import { groups, searchedTables, type Group } from './candidates.queries.ts';
import { kindOf } from './found-rows.queries.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type Chosen = Partial<Record<SearchFacet, string | number>>;
type Facets = Record<SearchFacet, FacetValue[]>;

/** More values of a facet would be a list to search in itself. */
const MOST_VALUES = 20;

/** What the results are narrowed to, by facet. */
export function chosenOf(query: Query<typeof listFoundRoute>): Chosen {
  const { company_id: company, module_id: module, kind, owner_id: owner, tag, status } = query;
  return { company, module, kind, owner, tag, status };
}

/** How often each value of each facet occurs among entries, the most frequent values first; chosen values always. */
export async function countFacets(
  tx: Transaction,
  reader: Reader,
  { found, chosen }: { found: Record<Group, readonly string[]>; chosen: Chosen },
): Promise<Facets> {
  const { rows } = await tx.execute<{ facet: SearchFacet; value: string; count: number }>(
    sql`with found as (${sql.join(
      groups.map((group) => rowsOf(group, reader.companyId, found[group])),
      sql` union all `,
    )}), valued as (
      select facet, value from found
      cross join lateral (values ('company', company::text), ('module', module::text), ('kind', kind),
        ('owner', owner::text), ('status', status)) as each_facet (facet, value)
      where value is not null
      union all
      select 'tag', tag from found cross join lateral unnest(tags) as each_tag (tag)
    ), counted as (
      select facet, value, count(*)::int as count,
        row_number() over (partition by facet order by count(*) desc, value) as place
      from valued group by facet, value
    )
    select facet, value, count from counted where place <= ${MOST_VALUES} order by facet, place`,
  );
  const names = await namesOf(tx, reader, [
    ...rows,
    ...searchFacets.map((facet) => ({ facet, value: String(chosen[facet] ?? '') })),
  ]);
  const facets: Facets = { company: [], module: [], kind: [], owner: [], tag: [], status: [] };
  const add = (facet: SearchFacet, value: string, count: number) =>
    facets[facet].push({ value, count, name: names.get(`${facet} ${value}`) ?? value });
  for (const { facet, value, count } of rows) add(facet, value, count);
  for (const facet of searchFacets) {
    const value = chosen[facet];
    const isMissing = !facets[facet].some((each) => each.value === String(value));
    if (value !== undefined && isMissing) add(facet, String(value), 0);
  }
  return facets;
}

function rowsOf(group: Group, companyId: number, ids: readonly string[]): SQL {
  const table = searchedTables[group];
  const module = 'module_id' in table ? table.module_id : table.id;
  return sql`
    select ${kindOf[group]} as kind, ${table.catalogue_company_id} as company, ${module} as module,
      ${table.owner_id} as owner, ${table.tags} as tags, ${statusOf(group)} as status
    from ${table} where ${withIds(table, companyId, ids)}`;
}

/** The status of an entry among the results: a deprecated one is that, whatever else it is. */
export function statusOf(group: Group): SQL<string> {
  const { deprecated_at, status } = searchedTables[group];
  return sql<string>`case when ${deprecated_at} is null then ${status} else 'deprecated' end`;
}

/** Names of companies, modules and owners, by facet and value. */
async function namesOf(
  tx: Transaction,
  reader: Reader,
  values: readonly { facet: SearchFacet; value: string }[],
): Promise<ReadonlyMap<string, string>> {
  const valuesOf = (wanted: SearchFacet) =>
    values.flatMap(({ facet, value }) => (facet === wanted && value !== '' ? [value] : []));
  const { companyId, language } = reader;
  const [companies, modules] = await Promise.all([
    tx
      .select(nameColumns(catalogueCompanies))
      .from(catalogueCompanies)
      .where(withIds(catalogueCompanies, companyId, valuesOf('company'))),
    tx
      .select(nameColumns(catalogueModules))
      .from(catalogueModules)
      .where(withIds(catalogueModules, companyId, valuesOf('module'))),
  ]);
  const owners = await nameEmployees(tx, reader, valuesOf('owner').map(Number));
  return new Map([
    ...companies.map((row) => [`company ${row.id}`, nameIn(language, row)] as const),
    ...modules.map((row) => [`module ${row.id}`, nameIn(language, row)] as const),
    ...Array.from(owners, ([id, name]) => [`owner ${id}`, name] as const),
  ]);
}
