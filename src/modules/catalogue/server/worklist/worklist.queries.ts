import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { IncompleteEntry, worklistRoute } from '#modules/catalogue/contract/worklist.ts';
import { entryKinds, type EntryKind } from '#modules/catalogue/contract/entry-kinds.ts';
import {
  catalogueCompanies,
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { entryTables, nameColumns } from '../entries/entry-tables.ts';
import { nameIn } from '../entries/entry-names.ts';
import { companyOf, featureOf, moduleOf } from '../entries/entry-places.queries.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import { TOTAL_CAP } from '#platform/contract/pagination.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { countRows, pageWindow } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { gapsIn, numbersWith } from '../entries/entry-gaps.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type WorklistQuery = Query<typeof worklistRoute>;

/** A page of incomplete entries: companies, then modules, features and fields. */
export async function listIncomplete(
  tx: Transaction,
  reader: Reader,
  query: WorklistQuery,
): Promise<Page<IncompleteEntry>> {
  const { offset, limit } = pageWindow(query);
  const data: IncompleteEntry[] = [];
  let total = 0;
  let isMinimum = false;
  for (const kind of entryKinds) {
    const where = conditionsOf(kind, reader, query);
    if (where === undefined) continue;
    const counted = await countRows(tx, { table: entryTables[kind], where, mode: query.count });
    const skip = Math.max(0, offset - total);
    if (data.length < limit && skip < counted.total) {
      const window = { offset: skip, limit: limit - data.length };
      data.push(...(await readers[kind](tx, reader, { where, ...window })));
    }
    total += counted.total;
    isMinimum ||= counted.total_is_minimum === true;
  }
  const { page, page_size } = query;
  if (query.count !== 'capped') return { data, total, page, page_size };
  const total_is_minimum = isMinimum || total > TOTAL_CAP;
  return { data, total: Math.min(total, TOTAL_CAP), total_is_minimum, page, page_size };
}

/** Which entries of a kind; undefined where the filters exclude the whole kind. */
function conditionsOf(
  kind: EntryKind,
  { companyId }: Reader,
  { company_id, module_id, feature_id, kind: wanted, gap }: WorklistQuery,
): SQL | undefined {
  if (wanted !== undefined && wanted !== kind) return undefined;
  const table = entryTables[kind];
  const within: SQL[] = [];
  if (company_id !== undefined) {
    within.push(
      eq('catalogue_company_id' in table ? table.catalogue_company_id : table.id, company_id),
    );
  }
  if (module_id !== undefined) {
    if (kind === 'company') return undefined;
    within.push(eq('module_id' in table ? table.module_id : table.id, module_id));
  }
  if (feature_id !== undefined) {
    if (kind === 'company' || kind === 'module') return undefined;
    within.push(eq('feature_id' in table ? table.feature_id : table.id, feature_id));
  }
  return and(
    eq(table.company_id, companyId),
    gt(table.gaps, 0),
    gap === undefined
      ? undefined
      : sql`${table.gaps} = any(${sql.param(numbersWith(gap))}::smallint[])`,
    ...within,
  );
}

interface Window {
  readonly where: SQL;
  readonly offset: number;
  readonly limit: number;
}

const company = nameColumns(catalogueCompanies);
const module = nameColumns(catalogueModules);
const feature = nameColumns(catalogueFeatures);

/** How entries of each kind are read with those around them, in the order of an index. */
const readers = {
  company: async (tx: Transaction, reader: Reader, { where, offset, limit }: Window) => {
    const rows = await tx
      .select({ company, gaps: catalogueCompanies.gaps })
      .from(catalogueCompanies)
      .where(where)
      .orderBy(asc(catalogueCompanies.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => describe('company', row.company, { ...row, reader }));
  },
  module: async (tx: Transaction, reader: Reader, { where, offset, limit }: Window) => {
    const rows = await tx
      .select({ company, module, gaps: catalogueModules.gaps })
      .from(catalogueModules)
      .innerJoin(catalogueCompanies, companyOf(catalogueModules))
      .where(where)
      .orderBy(asc(catalogueModules.catalogue_company_id), asc(catalogueModules.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => describe('module', row.module, { ...row, reader }));
  },
  feature: async (tx: Transaction, reader: Reader, { where, offset, limit }: Window) => {
    const { catalogue_company_id, module_id, id, gaps } = catalogueFeatures;
    const rows = await tx
      .select({ company, module, feature, gaps })
      .from(catalogueFeatures)
      .innerJoin(catalogueCompanies, companyOf(catalogueFeatures))
      .innerJoin(catalogueModules, moduleOf(catalogueFeatures))
      .where(where)
      .orderBy(asc(catalogue_company_id), asc(module_id), asc(id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => describe('feature', row.feature, { ...row, reader }));
  },
  field: async (tx: Transaction, reader: Reader, { where, offset, limit }: Window) => {
    const { catalogue_company_id, module_id, feature_id, id, gaps, level } = catalogueFields;
    const order = [asc(catalogue_company_id), asc(module_id), asc(feature_id), asc(id)];
    // Only the page is joined: even a late page of a million fields is then read from the index.
    const page = tx
      .select({ id })
      .from(catalogueFields)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const rows = await tx
      .select({ company, module, feature, field: nameColumns(catalogueFields), gaps, level })
      .from(catalogueFields)
      .innerJoin(catalogueCompanies, companyOf(catalogueFields))
      .innerJoin(catalogueModules, moduleOf(catalogueFields))
      .innerJoin(catalogueFeatures, featureOf(catalogueFields))
      .where(and(eq(catalogueFields.company_id, reader.companyId), sql`${id} = any(array${page})`))
      .orderBy(...order);
    return rows.map((row) => describe('field', row.field, { ...row, reader }));
  },
} as const;

interface Named {
  readonly id: string;
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
}

interface Placed {
  readonly reader: Reader;
  readonly gaps: number | null;
  readonly company: Named;
  readonly module?: Named;
  readonly feature?: Named;
  readonly level?: IncompleteEntry['level'];
}

function describe(kind: EntryKind, entry: Named, placed: Placed): IncompleteEntry {
  const { reader, gaps, level = null } = placed;
  const name = (which: Named) => nameIn(reader.language, which);
  return {
    kind,
    id: entry.id,
    code: entry.code,
    name: name(entry),
    gaps: gapsIn(gaps ?? 0),
    company: { id: placed.company.id, name: name(placed.company) },
    module:
      placed.module === undefined ? null : { code: placed.module.code, name: name(placed.module) },
    feature:
      placed.feature === undefined ? null : { id: placed.feature.id, name: name(placed.feature) },
    level,
  };
}
