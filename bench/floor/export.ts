import { Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Pool } from 'pg';

type Value = string | number | Date | readonly string[] | null;

const ROWS_AT_ONCE = 1000;

/** The rows of a cursor as the lines of a file, and compressed for a workbook: the minimum that an export takes. */
export function exportRows(pool: Pool, exported: string, format: string): Readable {
  const rows = cursor(pool, exported);
  return format === 'csv'
    ? Readable.from(lines(rows, csvLine), { objectMode: false })
    : Readable.from(lines(rows, sheetRow), { objectMode: false }).pipe(
        createDeflateRaw({ level: 3 }),
      );
}

async function* lines(
  batches: AsyncIterable<readonly Value[][]>,
  write: (row: readonly Value[]) => string,
): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map(write).join('');
}

async function* cursor(pool: Pool, exported: string): AsyncGenerator<Value[][]> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; declare listed no scroll cursor for ${exported}`);
    const fetch = () =>
      client.query<Value[]>({ text: `fetch ${ROWS_AT_ONCE} from listed`, rowMode: 'array' });
    // The next rows are fetched while these are written.
    let next = fetch();
    for (;;) {
      const { rows } = await next;
      if (rows.length === 0) break;
      next = fetch();
      yield rows;
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

function csvLine(row: readonly Value[]): string {
  const fields = row.map((value) => {
    const text = textOf(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${fields.join(',')}\r\n`;
}

function sheetRow(row: readonly Value[]): string {
  const cells = row.map((value) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    const text = textOf(value).replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
    return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row>${cells.join('')}</row>`;
}

function textOf(value: Value): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value);
}
