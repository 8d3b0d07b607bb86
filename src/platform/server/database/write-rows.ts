import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './transactions.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows by the names that the table's definition gives its columns. However many they are, one statement
 * writes them, and they travel as one value. All have the same keys.
 */
type Rows = readonly Row[];

interface Inserts {
  readonly rows: Rows;
  /** What is the same in all of them travels once. */
  readonly shared?: Row;
  /** What a key of the table does not allow twice stays as it is. */
  readonly ifNew?: boolean;
}

/** Inserts rows. */
export async function insertRows(
  tx: Transaction,
  table: PgTable,
  { rows, shared = {}, ifNew = false }: Inserts,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = columnsOf(table, { ...first, ...shared });
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${list}) select ${list} from ${given(table, { rows, shared })}
    ${ifNew ? sql`on conflict do nothing` : sql``}`);
}

/** Sets these columns of rows that are there, each found by company and id. */
export async function updateRows(tx: Transaction, table: PgTable, rows: Rows): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = columnsOf(table, first).map(({ name }) => name);
  const changed = names.filter((name) => name !== 'company_id' && name !== 'id');
  const settings = changed.map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = given.${column}`;
  });
  await tx.execute(sql`
    update ${table} as stored set ${sql.join(settings, sql`, `)}
    from ${given(table, { rows, shared: {} })}
    where stored.company_id = given.company_id and stored.id = given.id`);
}

function given(table: PgTable, { rows, shared }: { rows: Rows; shared: Row }) {
  const columns = columnsOf(table, rows[0] ?? {});
  const named = rows.map((row) => nameColumns(row, columns));
  const base = nameColumns(shared, columnsOf(table, shared));
  // What a row does not say is taken from the record that it is made upon.
  return sql`json_populate_recordset(
    json_populate_record(null::${table}, ${JSON.stringify(base)}::json),
    ${JSON.stringify(named)}::json) as given`;
}

interface NamedColumn {
  readonly key: string;
  readonly name: string;
}

function nameColumns(row: Row, columns: readonly NamedColumn[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const { key, name } of columns) named[name] = row[key];
  return named;
}

function columnsOf(table: PgTable, row: object): NamedColumn[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => key in row)
    .map(([key, { name }]) => ({ key, name }));
}
