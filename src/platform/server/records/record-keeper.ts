import {
  and,
  eq,
  getTableColumns,
  sql,
  SQL,
  type InferInsertModel,
  type Placeholder,
} from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '../access/scope.ts';
import { isForeignKeyViolation } from '../database/errors.ts';
import { laterThan } from '../database/later-than.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transactions.ts';
import type { Actor } from '../events/record-event.ts';
import { newId } from '../ids.ts';
import { searchTextOf } from '../search/search-text.ts';
import { recordOn, type Whole } from './record-on.ts';
import { refuseAtField, type Refusals } from './refuse-at-field.ts';
import { refuseStale, type Seen } from './refuse-stale.ts';

/** A table of a company's records. */
export type RecordTable = PgTable & { readonly company_id: PgColumn; readonly id: PgColumn };

type Reader = Pick<Scope, 'companyId' | 'language'>;
/** Also the application itself, or somebody without an account. */
type Editor = Reader & Actor;

/** Columns that the keeper fills by itself. */
type Filled = 'company_id' | 'id' | `${'created' | 'updated'}_${'at' | 'by' | 'by_employee'}`;

/** A row as it is created: every column that has no default. */
export type NewRow<Table extends RecordTable> = Omit<
  InferInsertModel<Table>,
  Filled | 'search_text'
> & { id?: string; search_text?: string };

/** Columns as they are changed. */
type ChangedRow<Table extends RecordTable> = {
  [Name in keyof NewRow<Table>]?: NewRow<Table>[Name];
};

type Values = Record<string, unknown>;

interface Records<Table extends RecordTable, Columns extends SelectedFieldsFlat, Shown> {
  readonly table: Table;
  /** Kind of record, as events call it. */
  readonly entity: string;
  /** What is read of a record: the table's columns and what is derived from them, in a language. */
  readonly columns: (language: Language | Placeholder) => Columns;
  /** The record as the wire shows it and as events store it. */
  readonly show: (row: SelectResultFields<Columns>) => Shown;
  /** What searches read: the column `search_text` is made of these fields, texts or lists of texts. */
  readonly searched?: readonly (keyof InferInsertModel<Table> & string)[];
  /** Constraints by their names, each with the field at which violating it is reported. */
  readonly refusals?: Refusals;
  /** Where the table has parts of another kind of record, in whose history their changes belong. */
  readonly partOf?: Whole;
}

interface Creation<Table extends RecordTable, Row, Shown> {
  /** Name of the event, or what makes it from the record. */
  readonly event: string | ((after: Shown) => { name: string; after: unknown });
  readonly values: NewRow<Table>;
  /** Refuses, by failing, what the statement itself has read with the new row. */
  readonly check?: (created: Row) => void;
}

interface Change<Table extends RecordTable, Row, Shown> {
  readonly id: string;
  readonly seen: Seen;
  /** Name of the event, or what makes it from the record before and after. */
  readonly event:
    | string
    | ((before: Shown, after: Shown) => { name: string; before?: unknown; after: unknown });
  /** The changed columns. The row is locked while this runs, so it may also check and write other rows. */
  readonly values: (stored: Row) => ChangedRow<Table> | Promise<ChangedRow<Table>>;
  /** The same for the changed row. */
  readonly check?: (stored: Row, changed: Row) => void;
}

interface Deletion<Shown> {
  readonly id: string;
  readonly event: string | ((before: Shown) => { name: string; before: unknown });
  /** Refuses, or removes what belongs to the record; the row is locked while this runs. */
  readonly before?: (shown: Shown) => Promise<void>;
}

/** Finds, creates, changes and deletes the records of one table, each change with its event. */
export interface RecordKeeper<Table extends RecordTable, Row, Shown> {
  /** The record's row; fails with `not_found` where the company has none of that id. */
  find(tx: Transaction, scope: Reader, id: string): Promise<Row>;
  /** The same, locked until the transaction ends. */
  lock(tx: Transaction, scope: Reader, id: string): Promise<Row>;
  create(tx: Transaction, scope: Scope, creation: Creation<Table, Row, Shown>): Promise<Shown>;
  /** Fails with `conflict` and the stored record where somebody else saved after `seen`. */
  change(tx: Transaction, scope: Editor, change: Change<Table, Row, Shown>): Promise<Shown>;
  /** Fails with `still_referred_to` where other records need it. */
  delete(tx: Transaction, scope: Scope, deletion: Deletion<Shown>): Promise<void>;
}

/** Makes a keeper of a table's records. Its statements are put together once and reused. */
export function keepRecords<
  Table extends RecordTable,
  Columns extends SelectedFieldsFlat,
  Shown extends object,
>({
  table,
  entity,
  columns,
  show,
  searched = [],
  refusals = {},
  partOf,
}: Records<Table, Columns, Shown>): RecordKeeper<Table, SelectResultFields<Columns>, Shown> {
  type Row = SelectResultFields<Columns>;
  type Run = (tx: Transaction, values: Values) => Promise<Row[]>;
  const own = getTableColumns(table);
  const anyTable: PgTable = table;

  const select = (lock?: 'no key update' | 'update'): Run =>
    asRows(
      statement<Values>()((db, given) => {
        const query = db
          .select(columns(given('reader_language')))
          .from(anyTable)
          .where(and(eq(table.company_id, given('key_company_id')), eq(table.id, given('key_id'))))
          .$dynamic();
        return lock === undefined ? query : query.for(lock);
      }),
    );
  const findRow = select();
  // Rows that only refer to the record may be added meanwhile, unless it is being deleted.
  const lockRow = select('no key update');
  const lockRowToDelete = select('update');

  const insertRow = preparedByNames((names) =>
    asRows(
      statement<Values>()((db, given) =>
        db
          .insert(anyTable)
          .values(Object.fromEntries(names.map((name) => [name, given(name)])))
          .returning(columns(given('reader_language'))),
      ),
    ),
  );
  const updateRow = preparedByNames((names) =>
    asRows(
      statement<Values>()((db, given) =>
        db
          .update(anyTable)
          .set({
            ...Object.fromEntries(
              names.map((name) => [name, sql`${sql.param(given(name), own[name])}`]),
            ),
            updated_at: laterThan(own['updated_at']),
          })
          .where(and(eq(table.company_id, given('key_company_id')), eq(table.id, given('key_id'))))
          .returning(columns(given('reader_language'))),
      ),
    ),
  );

  const first = async (rows: Promise<Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (row === undefined) throw errors.not_found();
    return row;
  };
  const keyOf = ({ companyId, language }: Reader, id: string) => ({
    key_company_id: companyId,
    key_id: id,
    reader_language: language,
  });
  /** Drizzle would leave out a value without a column, and nobody would notice. */
  const columnsOf = (values: Values, authors: Values) => {
    const given: Values = {};
    for (const name in authors) if (name in own) given[name] = authors[name];
    for (const name in values) {
      const value = values[name];
      if (!(name in own)) throw new Error(`${entity} has no column for ${name}`);
      if (value instanceof SQL) throw new Error(`${entity} is written with values: ${name}`);
      if (value !== undefined) given[name] = value;
    }
    return given;
  };

  const record = recordOn({ entity, partOf });

  const searchColumn = (written: Values, row: Values) =>
    searched.some((name) => name in written) && {
      search_text: searchTextOf(...searched.flatMap((name) => row[name]).filter(isText)),
    };

  return {
    find: (tx, scope, id) => first(findRow(tx, keyOf(scope, id))),
    lock: (tx, scope, id) => first(lockRow(tx, keyOf(scope, id))),

    async create(tx, scope, { event, values, check }) {
      const given = columnsOf(
        { id: newId(), company_id: scope.companyId, ...values, ...searchColumn(values, values) },
        { ...creatorOf(scope), ...editorOf(scope) },
      );
      const run = insertRow(given);
      const row = await first(
        run(tx, { ...given, reader_language: scope.language }).catch(refuseAtField(refusals)),
      );
      check?.(row);
      const after = show(row);
      const recorded = typeof event === 'string' ? { name: event, after } : event(after);
      await record(tx, scope, { row, ...recorded });
      return after;
    },

    async change(tx, scope, { id, seen, event, values, check }) {
      const stored = await this.lock(tx, scope, id);
      const before = show(stored);
      refuseStale(stored, seen, before);
      const changed: Values = await values(stored);
      const given = columnsOf(
        { ...changed, ...searchColumn(changed, { ...stored, ...changed }) },
        editorOf(scope),
      );
      const run = updateRow(given);
      const row = await first(
        run(tx, { ...given, ...keyOf(scope, id) }).catch(refuseAtField(refusals)),
      );
      check?.(stored, row);
      const after = show(row);
      const recorded = typeof event === 'string' ? { name: event, after } : event(before, after);
      await record(tx, scope, { row, before, ...recorded });
      return after;
    },

    async delete(tx, scope, { id, event, before: prepare }) {
      await first(lockRowToDelete(tx, keyOf(scope, id)));
      // Read once more: what is derived from other tables may be older than the lock.
      const row = await this.find(tx, scope, id);
      const before = show(row);
      await prepare?.(before);
      await tx
        .delete(anyTable)
        .where(and(eq(table.company_id, scope.companyId), eq(table.id, id)))
        .catch(refuseWhileReferredTo);
      const recorded = typeof event === 'string' ? { name: event, before } : event(before);
      await record(tx, scope, { row, ...recorded });
    },
  };

  /** One statement for each set of columns that is written, prepared when it is first needed. */
  function preparedByNames(prepare: (names: readonly string[]) => Run): (values: Values) => Run {
    const known = new Map<string, Run>();
    return (values) => {
      const names = Object.keys(values);
      const key = names.join();
      const run = known.get(key) ?? prepare(names);
      known.set(key, run);
      return run;
    };
  }

  function asRows(run: (tx: Transaction, values: Values) => Promise<unknown>): Run {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- selected by `columns`, whose type this is
    return run as Run;
  }
}

function refuseWhileReferredTo(error: unknown): never {
  if (isForeignKeyViolation(error)) throw errors.still_referred_to({ cause: error });
  throw error;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function creatorOf({ userId, employeeId }: Scope): Values {
  return { created_by: userId, created_by_employee: employeeId };
}

function editorOf({ userId, employeeId }: Actor): Values {
  return { updated_by: userId, updated_by_employee: employeeId };
}
