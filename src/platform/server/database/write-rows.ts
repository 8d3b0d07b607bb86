import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { arrayLiteral, textOf } from './array-literal.ts';
import type { Transaction } from './transactions.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows by the property names of the table's columns. However many there are, one statement writes them, and
 * they travel column by column, which the database processes three times as fast as records.
 * All have the same keys.
 */
type Rows = readonly Row[];

interface Inserts {
  readonly rows: Rows;
  /** Values that are the same in all rows travel once. */
  readonly shared?: Row;
  /** Rows that would violate this unique key are skipped. */
  readonly ifNew?: boolean;
}

/** Inserts rows. */
export async function insertRows(tx: Transaction, table: PgTable, inserts: Inserts): Promise<void> {
  await executeAll(tx, insertsOf(table, inserts));
}

/**
 * The statement that inserts rows, or none for no rows: a caller with many batches prepares the next one
 * while the database works on the last.
 */
export function insertsOf(
  table: PgTable,
  { rows, shared = {}, ifNew = false }: Inserts,
): readonly SQL[] {
  const [first] = rows;
  if (first === undefined) return [];
  const own = columnsOf(table, first);
  const same = columnsOf(table, shared).filter(({ key }) => !(key in first));
  const values = same.map((column) => {
    const value = valueOf(shared, column);
    return castTo(column, sql`${value == null ? null : textOf(value)}`);
  });
  return [
    sql`
    insert into ${table} (${list([...own, ...same].map(({ name }) => sql`${sql.identifier(name)}`))})
    select ${list([...own.map(read), ...values])} from ${given(own, rows)}
    ${ifNew ? sql`on conflict do nothing` : sql``}`,
  ];
}

/** Sends statements together, one after the other. */
export async function executeAll(tx: Transaction, statements: readonly SQL[]): Promise<void> {
  await Promise.all(statements.map((statement) => tx.execute(statement)));
}

/** Sets columns of existing rows, each found by company and id. */
export async function updateRows(tx: Transaction, table: PgTable, rows: Rows): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = columnsOf(table, first);
  const changed = columns.filter(({ name }) => name !== 'company_id' && name !== 'id');
  const settings = changed.map((column) => sql`${sql.identifier(column.name)} = ${read(column)}`);
  await tx.execute(sql`
    update ${table} as stored set ${list(settings)}
    from ${given(columns, rows)}
    where stored.company_id = given.company_id and stored.id = given.id`);
}

/** Column types that are written as text, in the spelling of casts. */
const casts: Readonly<Record<string, SQL>> = {
  text: sql`text`,
  uuid: sql`uuid`,
  smallint: sql`smallint`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  'double precision': sql`double precision`,
  boolean: sql`boolean`,
  date: sql`date`,
  jsonb: sql`jsonb`,
  'timestamp (3) with time zone': sql`timestamptz(3)`,
};

interface Column {
  readonly key: string;
  readonly name: string;
  readonly cast: SQL;
  readonly isList: boolean;
  readonly isDocument: boolean;
}

/** The values of the rows, column by column, under the columns' names. */
function given(columns: readonly Column[], rows: Rows): SQL {
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const arrays = columns.map((column) => {
    const values = arrayLiteral(rows.map((row) => valueOf(row, column)));
    return sql`${values}::${travelsAsText(column) ? sql`text` : column.cast}[]`;
  });
  return sql`unnest(${list(arrays)}) as given (${list(names)})`;
}

/** Documents and lists each travel as text: an array has no room for lists of different lengths. */
function travelsAsText({ isList, isDocument }: Column): boolean {
  return isList || isDocument;
}

function valueOf(row: Row, { key, isDocument }: Column): unknown {
  const value = row[key];
  return isDocument && value != null ? JSON.stringify(value) : value;
}

function read(column: Column): SQL {
  const value = sql`given.${sql.identifier(column.name)}`;
  return travelsAsText(column) ? castTo(column, value) : value;
}

function castTo({ cast, isList }: Column, value: SQL): SQL {
  return isList ? sql`${value}::${cast}[]` : sql`${value}::${cast}`;
}

function columnsOf(table: PgTable, row: object): Column[] {
  const known = getTableColumns(table);
  const stray = Object.keys(row).filter((key) => !(key in known));
  if (stray.length > 0) throw new Error(`${getTableName(table)} has no ${stray.join(', ')}`);
  return Object.entries(known)
    .filter(([key]) => key in row)
    .map(([key, column]) => {
      const spelt = column.getSQLType().replace(/ collate .*$/i, '');
      const type = spelt.replace('[]', '');
      const cast = casts[type];
      if (cast === undefined) throw new Error(`No cast to ${type} is known`);
      return {
        key,
        name: column.name,
        cast,
        isList: type !== spelt,
        isDocument: type === 'jsonb',
      };
    });
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
