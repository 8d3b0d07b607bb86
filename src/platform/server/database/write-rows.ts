import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './transactions.ts';

/**
 * Rows by the names that the table's definition gives its columns. However many they are, one statement
 * writes them, and they travel as one value. All have the same keys.
 */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Inserts rows; what a key of the table does not allow twice stays as it is where `ifNew` is set. */
export async function insertRows(
  tx: Transaction,
  table: PgTable,
  { rows, ifNew = false }: { rows: Rows; ifNew?: boolean },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = columnsOf(table, first).map(({ name }) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  await tx.execute(sql`
    insert into ${table} (${list}) select ${list} from ${given(table, rows)}
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
    update ${table} as stored set ${sql.join(settings, sql`, `)} from ${given(table, rows)}
    where stored.company_id = given.company_id and stored.id = given.id`);
}

function given(table: PgTable, rows: Rows) {
  const columns = columnsOf(table, rows[0] ?? {});
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, row[key]])),
  );
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) as given`;
}

function columnsOf(table: PgTable, row: object): { key: string; name: string }[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => key in row)
    .map(([key, { name }]) => ({ key, name }));
}
