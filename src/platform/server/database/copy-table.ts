import type { PoolClient } from 'pg';

const BATCH_ROWS = 500;

/** How much of a table has been copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
  readonly of: number;
}

interface Copy {
  /** In a transaction that sees one state of the database. */
  readonly source: PoolClient;
  readonly target: PoolClient;
  /** The table's name, quoted for a statement. */
  readonly table: string;
  readonly report: (copied: CopiedTable) => void;
}

/**
 * Copies all rows of a table into the table of the same name. Values travel in PostgreSQL's own text format,
 * column by column, so none changes on the way and the order of columns may differ.
 */
export async function copyTable({ source, target, table, report }: Copy): Promise<void> {
  const columns = await columnsOf(target, table);
  const insert = insertInto(table, columns);
  const of = await count(source, table);
  await target.query(`delete from ${table}`);
  const texts = columns.map(({ name }) => `${name}::text`);
  await source.query(
    `declare copied no scroll cursor for select ${texts.join(', ')} from ${table}`,
  );
  let rows = 0;
  do {
    const batch = await source.query<(string | null)[]>({
      text: `fetch ${BATCH_ROWS} from copied`,
      rowMode: 'array',
    });
    if (batch.rows.length === 0) break;
    const values = columns.map((_, column) => batch.rows.map((row) => row[column] ?? null));
    await target.query(insert, values);
    rows += batch.rows.length;
    report({ table, rows, of });
  } while (rows < of);
  await source.query('close copied');
  const arrived = await count(target, table);
  if (arrived !== of) throw new Error(`${arrived} of ${of} rows of ${table} arrived`);
}

interface Column {
  readonly name: string;
  readonly type: string;
}

async function columnsOf(client: PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows;
}

function insertInto(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => name).join(', ');
  const typed = columns.map(({ name, type }) => `${name}::${type}`).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  return `insert into ${table} (${names}) overriding system value
    select ${typed} from unnest(${given}) as given (${names})`;
}

async function count(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ total: number }>(`select count(*) as total from ${table}`);
  return rows[0]?.total ?? 0;
}
