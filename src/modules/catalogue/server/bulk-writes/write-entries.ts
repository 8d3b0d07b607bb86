import { setImmediate } from 'node:timers/promises';
import type {
  catalogueFeatures,
  catalogueFields,
  catalogueModules,
} from '../entries/entries.tables.ts';
import { placedWords, termsOf, type PlacedWord } from '../entries/search-terms.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { executeAll, insertsOf, updateRows } from '#platform/server/database/write-rows.ts';
import type { EntryRow, Target, Written } from '../entries/entry-rows.ts';
import { isVersioned, keepTexts, planWrites, type Plan, type StoredEntry } from './plan-writes.ts';
import { recordChanges, type Change } from '../entries/record-changes.ts';
import { insertsOfWords, newWords } from '../entries/store-search-words.ts';
import { findWrittenByHand } from './hand-written-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Entries of one kind for one company of the catalogue. */
export interface Batch<Row> {
  readonly target: Target;
  readonly rows: readonly Row[];
}

/** Which entries are not written now: none, those whose change would reach beyond their row, or all that differ. */
export type Leaving = 'none' | 'linked' | 'differences';

/** How changes of stored entries are hidden until others may see them. */
export interface Hiding {
  /** When the entries count as changed. */
  readonly changedAt: string;
  /** Puts away what they are; called before they are changed. */
  store(table: EntryTable, ids: readonly string[]): Promise<void>;
}

type EntryTable = typeof catalogueModules | typeof catalogueFeatures | typeof catalogueFields;

export interface Writing<Row extends EntryRow> extends Batch<Row> {
  readonly kind: Change['kind'];
  readonly table: EntryTable;
  /** Texts that a row may leave empty without clearing the stored ones. */
  readonly texts: readonly (keyof Row & string)[];
  readonly storedOf: (row: Row) => (Row & Omit<StoredEntry, 'values'>) | undefined;
  /** The values whose change is recorded, by the names of the wire. */
  readonly valuesOf: (row: Row) => Values;
  /** The columns that only this kind of entry has. */
  readonly columnsOf: (row: Row) => Values;
  /** Columns that are only set for new entries. */
  readonly freshColumns?: Values;
  readonly filtersOf: (row: Row, id: string) => readonly string[];
  readonly placeOf: (row: Row, id: string) => Pick<Change, 'module_id' | 'feature_id'>;
  readonly leaving?: Leaving;
  readonly hiding?: Hiding;
  /** Whether a change of these values also changes other rows than that of the entry. */
  readonly isLinked: (row: Row, after: Values) => boolean;
  /** Stores further data of the created and changed entries, after their own rows. */
  readonly storeMore?: (entries: readonly WrittenEntry<Row>[]) => Promise<void>;
}

/** An entry that has been written, with the row it came from. */
export interface WrittenEntry<Row> {
  readonly row: Row;
  readonly id: string;
}

/** An entry that was not written, by its place in the batch, with the values that it would change. */
interface LeftEntry {
  readonly place: number;
  readonly after: Values;
}

/** An entry that changes a stored one, by its place in the batch. */
interface ChangedEntry {
  readonly place: number;
  readonly id: string;
}

/** Entries that are ready to be stored: everything has been looked up in the database. */
export interface PreparedEntries {
  readonly written: Written;
  readonly left: readonly LeftEntry[];
  readonly changed: readonly ChangedEntry[];
  store(): Promise<void>;
}

/** Computes what has to be stored. The stored entries have been looked up before. */
export type PrepareEntries = () => Promise<PreparedEntries>;

/** After this many entries, other work of the process gets its turn, and sending continues. */
const ENTRIES_PER_TURN = 250;

/** Looks up what is stored; what it returns computes what would be created and changed. */
export async function planEntries<Row extends EntryRow>(
  tx: Transaction,
  scope: Scope,
  writing: Writing<Row>,
): Promise<() => Plan<Row>> {
  const found = writing.rows.map((given) => ({ given, stored: writing.storedOf(given) }));
  const isByHand = await findWrittenByHand(tx, scope, {
    ids: found.flatMap(({ stored }) => stored?.id ?? []),
    origin: writing.target.origin,
  });
  return () =>
    planWrites(
      found.map(({ given, stored }) => {
        const row = keepTexts(given, stored, {
          names: writing.texts,
          isKept: (name) => stored !== undefined && isByHand(stored.id, name),
        });
        const before = stored && { ...stored, values: writing.valuesOf(stored) };
        // A new entry is compared with nothing.
        return { row, values: before === undefined ? {} : writing.valuesOf(row), stored: before };
      }),
    );
}

interface Sorted<Row> {
  readonly inserts: Plan<Row>['inserts'];
  readonly updates: Plan<Row>['updates'];
  readonly written: Written;
  readonly left: readonly LeftEntry[];
  readonly changed: readonly ChangedEntry[];
}

/** Divides a plan into what is written now and what is left. */
function sortOut<Row extends EntryRow>(
  { inserts, updates, ...written }: Plan<Row>,
  { rows, storedOf, isLinked, leaving = 'none' }: Writing<Row>,
): Sorted<Row> {
  const byId = new Map(updates.map((update) => [update.id, update]));
  const left: LeftEntry[] = [];
  const changed: ChangedEntry[] = [];
  for (const [place, row] of rows.entries()) {
    const stored = storedOf(row);
    const update = stored && byId.get(stored.id);
    if (stored === undefined) {
      if (leaving === 'differences') left.push({ place, after: {} });
      continue;
    }
    if (update === undefined) continue;
    const { after } = update.difference;
    const isLeft = leaving === 'differences' || (leaving === 'linked' && isLinked(row, after));
    if (isLeft) left.push({ place, after });
    else changed.push({ place, id: stored.id });
  }
  const ids = new Set(changed.map(({ id }) => id));
  const now = updates.filter(({ id }) => ids.has(id));
  const created = leaving === 'differences' ? [] : inserts;
  return {
    inserts: created,
    updates: now,
    written: {
      created: created.length,
      changed: now.filter(({ difference }) => isVersioned(difference)).length,
      unchanged: written.unchanged,
    },
    left,
    changed,
  };
}

/**
 * Prepares entries of one kind: those with new codes are created, those that differ from the stored ones get
 * a new version, and the others are not touched.
 */
export async function prepareEntries<Row extends EntryRow>(
  tx: Transaction,
  scope: Scope,
  writing: Writing<Row>,
): Promise<PrepareEntries> {
  const { companyId } = scope;
  const { kind, table, target } = writing;
  const { catalogueCompanyId, origin } = target;
  const plan = await planEntries(tx, scope, writing);

  return async () => {
    const { inserts, updates, ...sorted } = sortOut(plan(), writing);
    const now = new Date().toISOString();
    const words: PlacedWord[] = [];
    const columns: Values[] = [];
    const entries = [...inserts, ...updates].map(({ row, id }) => ({ row, id }));
    for (const [place, { row, id }] of entries.entries()) {
      if (place % ENTRIES_PER_TURN === 0) await setImmediate();
      const { code, name_th, name_en, description } = row;
      const placed = placedWords(row);
      const terms = termsOf(companyId, placed, writing.filtersOf(row, id));
      words.push(...newWords(target, placed));
      columns.push({ ...writing.columnsOf(row), id, code, name_th, name_en, description, terms });
    }
    const fresh = {
      ...writing.freshColumns,
      company_id: companyId,
      tags: [],
      version_major: 1,
      version_minor: 0,
      popularity: 0,
      created_at: now,
      updated_at: now,
      catalogue_company_id: catalogueCompanyId,
      origin: origin?.kind ?? null,
      origin_id: origin?.id ?? null,
    };
    const changed = columns.slice(inserts.length).map((row, place) => ({
      ...row,
      company_id: companyId,
      updated_at: writing.hiding?.changedAt ?? now,
      version_major: updates[place]?.version_major,
      version_minor: updates[place]?.version_minor,
    }));
    const changes = updates
      .filter(({ difference }) => isVersioned(difference))
      .map(({ row, id, ...change }): Change => {
        const place = writing.placeOf(row, id);
        const entry = { entry_id: id, catalogue_company_id: catalogueCompanyId, code: row.code };
        return { ...change, ...place, ...entry, kind, act: 'changed' };
      });
    const statements = [
      ...insertsOfWords(scope, words),
      ...insertsOf(table, { rows: columns.slice(0, inserts.length), shared: fresh }),
    ];
    return {
      ...sorted,
      async store() {
        await executeAll(tx, statements);
        await writing.hiding?.store(
          table,
          updates.map(({ id }) => id),
        );
        await updateRows(tx, table, changed);
        await recordChanges(tx, scope, { changes, origin });
        await writing.storeMore?.(entries);
      },
    };
  };
}
