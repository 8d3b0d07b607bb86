import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows, updateRows } from '#platform/server/database/write-rows.ts';
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
import type { Hiding } from '../bulk-writes/write-entries.ts';
import { storeWords } from '../entries/store-search-words.ts';
import { changesOf, type ChangeRow, type OfImport } from './changes-of-import.queries.ts';

/** Names under which changes record values, and their columns. */
const RECORDED = ['name_th', 'name_en', 'description', 'status'] as const;
const RECORDED_OF_FIELDS = [
  ...RECORDED,
  ...(['is_required', 'sample_value', 'target_table', 'target_field'] as const),
  ...(['engine_code', 'dependencies', 'used_in', 'is_read_only', 'default_value'] as const),
  ...(['choices', 'formula', 'condition', 'external_target'] as const),
] as const;

const TABLES = [
  ['module', catalogueModules],
  ['feature', catalogueFeatures],
  ['field', catalogueFields],
] as const;

interface Restoring {
  readonly importId: string;
  readonly report: ImportReport;
  /** How the restored values are hidden until the import counts as undone; usually they are not. */
  readonly hiding?: Hiding;
}

/** Restores the previous values of entries that an import changed, as a new version. */
export async function restoreEntries(
  tx: Transaction,
  scope: Scope,
  { which, undoneAt, ...restoring }: Restoring & Pick<OfImport, 'which' | 'undoneAt'>,
): Promise<void> {
  const { importId } = restoring;
  const ofImport = { importId, acts: ['changed'], which, undoneAt } as const;
  for await (const changes of changesOf(tx, scope, ofImport)) {
    await restoreBatch(tx, scope, { changes, ...restoring });
  }
}

export async function recordRemovals(
  tx: Transaction,
  scope: Scope,
  { importId, undoneAt }: Pick<OfImport, 'importId' | 'undoneAt'>,
): Promise<void> {
  const acts = ['created', 'filled'] as const;
  for await (const changes of changesOf(tx, scope, { importId, undoneAt, acts })) {
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

/** Restores what these changes of an import replaced. */
export async function restoreBatch(
  tx: Transaction,
  scope: Scope,
  { changes, report, importId, hiding }: Restoring & { readonly changes: readonly ChangeRow[] },
): Promise<void> {
  const ofKind = (kind: ChangeRow['kind']) => changes.filter((change) => change.kind === kind);
  for (const [kind, table] of TABLES) {
    await hiding?.store(
      table,
      ofKind(kind).map(({ entry_id }) => entry_id),
    );
  }
  const version = versionAt(hiding?.changedAt);
  const restored = [
    ...(await restoreModules(tx, scope, { changes: ofKind('module'), version })),
    ...(await restoreFeatures(tx, scope, { changes: ofKind('feature'), version })),
    ...(await restoreFields(tx, scope, { changes: ofKind('field'), version })),
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
const versionAt = (changedAt: string | undefined) => sql`
  version_major = stored.version_major + change.breaking::int,
  version_minor = case when change.breaking then 0 else stored.version_minor + 1 end,
  updated_at = ${changedAt === undefined ? sql`now()` : sql`${changedAt}::timestamptz`}`;

interface Values {
  readonly changes: readonly ChangeRow[];
  readonly version: SQL;
}

/** The former value where the change has one, read as the column's type. */
function formerly(table: SQL, names: readonly string[]): SQL {
  const settings = names.map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = case when jsonb_exists(change.before, ${name})
      then (jsonb_populate_record(null::${table}, change.before)).${column} else stored.${column} end`;
  });
  return sql.join(settings, sql`, `);
}

const given = (changes: readonly ChangeRow[]) => sql`change.company_id = stored.company_id
  and change.entry_id = stored.id and change.id = any(${sql.param(changes.map(({ id }) => id))}::uuid[])`;

async function restoreModules(tx: Transaction, scope: Scope, { changes, version }: Values) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueModules} stored
    set ${formerly(sql`${catalogueModules}`, RECORDED)}, ${version} from ${catalogueChanges} change where ${given(changes)}`);
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

async function restoreFeatures(tx: Transaction, scope: Scope, { changes, version }: Values) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueFeatures} stored
    set ${formerly(sql`${catalogueFeatures}`, RECORDED)}, ${version}, module_id = coalesce((
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

async function restoreFields(tx: Transaction, scope: Scope, { changes, version }: Values) {
  if (changes.length === 0) return [];
  await tx.execute(sql`update ${catalogueFields} stored
    set ${formerly(sql`${catalogueFields}`, RECORDED_OF_FIELDS)}, ${version},
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
