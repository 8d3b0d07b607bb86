import { and, asc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows, updateRows } from '#platform/server/database/write-rows.ts';
import type { ChangeAct } from '#modules/catalogue/contract/entry-kinds.ts';
import type { ImportReport } from '#modules/catalogue/contract/imports.ts';
import {
  catalogueFeatures,
  catalogueFields,
  catalogueInputs,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { catalogueChanges } from '../entries/changes.tables.ts';
import { inputsOf, withIds } from '../entries/entry-conditions.ts';
import { fieldFilters, filterOf } from '../entries/search-filters.ts';
import { placedWords, termsOf } from '../entries/search-terms.ts';
import { recordChanges, type Change } from '../entries/record-changes.ts';
import { storeWords } from '../entries/store-search-words.ts';

const AT_ONCE = 2_000;

/** Names under which changes record values, and their columns. */
const RECORDED = ['name_th', 'name_en', 'description', 'status'] as const;
const RECORDED_OF_FIELDS = [
  ...RECORDED,
  ...(['is_required', 'sample_value', 'target_table', 'target_field'] as const),
  ...(['engine_code', 'dependencies', 'used_in', 'is_read_only', 'default_value'] as const),
  ...(['choices', 'formula', 'condition', 'external_target'] as const),
] as const;

type ChangeRow = typeof catalogueChanges.$inferSelect;

/** Restores the previous values of entries that an import changed, as a new version. */
export async function restoreEntries(
  tx: Transaction,
  scope: Scope,
  { importId, report }: { importId: string; report: ImportReport },
): Promise<void> {
  for await (const changes of changesOf(tx, scope, { importId, acts: ['changed'] })) {
    await restoreBatch(tx, scope, { changes, report, importId });
  }
}

export async function recordRemovals(
  tx: Transaction,
  scope: Scope,
  importId: string,
): Promise<void> {
  for await (const changes of changesOf(tx, scope, { importId, acts: ['created', 'filled'] })) {
    await recordChanges(tx, scope, {
      changes: changes.map((change): Change => ({
        ...subjectOf(change),
        act: 'removed',
        breaking: true,
        difference: { before: change.after, after: {} },
      })),
      origin: { kind: 'import', id: importId },
    });
  }
}

interface OfImport {
  readonly importId: string;
  readonly acts: readonly ChangeAct[];
}

/** What the import has recorded, without what its undoing, this transaction, records. */
async function* changesOf(
  tx: Transaction,
  { companyId }: Scope,
  { importId, acts }: OfImport,
): AsyncGenerator<ChangeRow[]> {
  const isOfImport = and(
    eq(catalogueChanges.company_id, companyId),
    eq(catalogueChanges.origin_id, importId),
    inArray(catalogueChanges.act, [...acts]),
    // Stored times are rounded to milliseconds; the time of the transaction is finer.
    lt(catalogueChanges.at, sql`date_trunc('milliseconds', now())`),
  );
  let after: SQL | undefined;
  for (;;) {
    const changes = await tx
      .select()
      .from(catalogueChanges)
      .where(and(isOfImport, after))
      .orderBy(asc(catalogueChanges.id))
      .limit(AT_ONCE);
    const last = changes.at(-1);
    if (last === undefined) return;
    after = gt(catalogueChanges.id, last.id);
    yield changes;
  }
}

async function restoreBatch(
  tx: Transaction,
  scope: Scope,
  {
    changes,
    report,
    importId,
  }: { changes: readonly ChangeRow[]; report: ImportReport; importId: string },
): Promise<void> {
  const ofKind = (kind: ChangeRow['kind']) => changes.filter((change) => change.kind === kind);
  const restored = [
    ...(await restoreModules(tx, scope, ofKind('module'))),
    ...(await restoreFeatures(tx, scope, ofKind('feature'))),
    ...(await restoreFields(tx, scope, ofKind('field'))),
  ];
  for (const kind of ['module', 'feature', 'field'] as const) {
    report[`${kind}s`].changed += ofKind(kind).length;
  }
  const byEntry = new Map(restored.map((entry) => [entry.id, entry]));
  await recordChanges(tx, scope, {
    changes: changes.flatMap((change): Change[] => {
      const entry = byEntry.get(change.entry_id);
      if (entry === undefined) return [];
      const { version_major, version_minor } = entry;
      const difference = { before: change.after, after: change.before };
      return [{ ...subjectOf(change), act: 'changed', version_major, version_minor, difference }];
    }),
    origin: { kind: 'import', id: importId },
  });
}

/** Which entry a change is about; the new change has a time of its own. */
function subjectOf({
  kind,
  entry_id,
  code,
  breaking,
  version_major,
  version_minor,
  ...row
}: ChangeRow) {
  const { catalogue_company_id, module_id, feature_id } = row;
  const place = { catalogue_company_id, module_id, feature_id };
  return { kind, entry_id, code, breaking, version_major, version_minor, ...place };
}

/** As breaking as the change that it undoes. */
const version = sql`
  version_major = stored.version_major + change.breaking::int,
  version_minor = case when change.breaking then 0 else stored.version_minor + 1 end,
  updated_at = now()`;

/** The former value where the change has one, read as the column's type. */
function formerly(table: SQL, names: readonly string[]): SQL {
  const settings = names.map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = case when jsonb_exists(change.before, ${name})
      then (jsonb_populate_record(null::${table}, change.before)).${column} else stored.${column} end`;
  });
  return sql.join([...settings, version], sql`, `);
}

const given = (changes: readonly ChangeRow[]) => sql`change.company_id = stored.company_id
  and change.entry_id = stored.id and change.id = any(${sql.param(changes.map(({ id }) => id))}::uuid[])`;

async function restoreModules(tx: Transaction, scope: Scope, changes: readonly ChangeRow[]) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueModules} stored
    set ${formerly(sql`${catalogueModules}`, RECORDED)} from ${catalogueChanges} change where ${given(changes)}`);
  const rows = await tx
    .select()
    .from(catalogueModules)
    .where(isEntry(catalogueModules, scope, changes));
  await indexAgain(tx, scope, {
    table: catalogueModules,
    rows,
    filtersOf: (row) => [filterOf.company(row.catalogue_company_id)],
  });
  return rows;
}

async function restoreFeatures(tx: Transaction, scope: Scope, changes: readonly ChangeRow[]) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueFeatures} stored
    set ${formerly(sql`${catalogueFeatures}`, RECORDED)}, module_id = coalesce((
      select module.id from ${catalogueModules} module
      where module.company_id = stored.company_id and module.code = change.before ->> 'module_code'
        and module.catalogue_company_id = stored.catalogue_company_id
    ), stored.module_id)
    from ${catalogueChanges} change where ${given(changes)}`);
  const rows = await tx
    .select()
    .from(catalogueFeatures)
    .where(isEntry(catalogueFeatures, scope, changes));
  await indexAgain(tx, scope, {
    table: catalogueFeatures,
    rows,
    filtersOf: (row) => [
      filterOf.company(row.catalogue_company_id),
      filterOf.module(row.module_id),
    ],
  });
  return rows;
}

async function restoreFields(tx: Transaction, scope: Scope, changes: readonly ChangeRow[]) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueFields} stored
    set ${formerly(sql`${catalogueFields}`, RECORDED_OF_FIELDS)},
      type = case when jsonb_exists(change.before, 'field_type')
        then change.before ->> 'field_type' else stored.type end,
      ordinal = coalesce((change.before ->> 'position')::int, stored.ordinal)
    from ${catalogueChanges} change where ${given(changes)}`);
  await restoreInputs(tx, scope, changes);
  const rows = await tx
    .select()
    .from(catalogueFields)
    .where(isEntry(catalogueFields, scope, changes));
  await indexAgain(tx, scope, { table: catalogueFields, rows, filtersOf: fieldFilters });
  return rows;
}

/** Changes record them as the codes of a feature and a field with a blank between. */
async function restoreInputs(
  tx: Transaction,
  { companyId }: Scope,
  changes: readonly ChangeRow[],
): Promise<void> {
  const recorded = changes.flatMap(({ entry_id, before: { inputs } }) =>
    Array.isArray(inputs) ? [{ entry_id, inputs: inputs.map(String) }] : [],
  );
  await tx.delete(catalogueInputs).where(
    inputsOf(
      companyId,
      recorded.map(({ entry_id }) => entry_id),
    ),
  );
  const rows = recorded.flatMap(({ entry_id: field_id, inputs }) =>
    inputs.map((input) => {
      const blank = input.indexOf(' ');
      const [feature, field] = [input.slice(0, blank), input.slice(blank + 1)];
      return { company_id: companyId, field_id, feature, field };
    }),
  );
  await insertRows(tx, catalogueInputs, { rows, ifNew: true });
}

type EntryTable = typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields;

function isEntry(table: EntryTable, { companyId }: Scope, changes: readonly ChangeRow[]) {
  return withIds(
    table,
    companyId,
    changes.map(({ entry_id }) => entry_id),
  );
}

interface Indexing<Row> {
  readonly table: EntryTable;
  readonly rows: readonly Row[];
  readonly filtersOf: (row: Row) => readonly string[];
}

/** Updates the search words of the entries. */
async function indexAgain<
  Row extends Pick<
    typeof catalogueModules.$inferSelect,
    'id' | 'code' | 'name_th' | 'name_en' | 'description'
  >,
>(tx: Transaction, scope: Scope, { table, rows, filtersOf }: Indexing<Row>): Promise<void> {
  const { companyId } = scope;
  const described = rows.map((row) => {
    const filters = filtersOf(row);
    const words = placedWords(row);
    const terms = termsOf(companyId, words, filters);
    return { words, columns: { company_id: companyId, id: row.id, terms } };
  });
  await storeWords(
    tx,
    scope,
    described.flatMap(({ words }) => words),
  );
  await updateRows(
    tx,
    table,
    described.map(({ columns }) => columns),
  );
}
