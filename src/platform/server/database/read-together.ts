import { Column, is, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Transaction } from './transactions.ts';

type Fields = Record<string, PgColumn | SQL>;

/**
 * Reads many rows as one value: `readTogether(tx, { id: agents.id }, sql`from ${agents} where …`)`. Decoding
 * thousands of rows field by field takes twice as long as everything done with them afterwards.
 */
export async function readTogether<Chosen extends Fields & SelectedFieldsFlat>(
  tx: Transaction,
  fields: Chosen,
  source: SQL,
): Promise<SelectResultFields<Chosen>[]> {
  const names = Object.keys(fields);
  const decoders = Object.values(fields).map(decoderOf);
  const columns = sql.join(
    Object.values(fields).map((field) => sql`${field}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ together: unknown[][] | null }>(
    sql`select json_agg(json_build_array(${columns})) as together ${source}`,
  );
  return (rows[0]?.together ?? []).map((values) => {
    const row: Record<string, unknown> = {};
    for (let place = 0; place < names.length; place += 1) {
      const value = values[place] ?? null;
      const decode = value === null ? undefined : decoders[place];
      row[names[place] ?? ''] = decode === undefined ? value : decode(value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- like Drizzle's own rows: decoded by the same fields
    return row as SelectResultFields<Chosen>;
  });
}

type Decoder = (value: unknown) => unknown;

/** Nothing for a field whose values JSON already represents. */
function decoderOf(field: PgColumn | SQL): Decoder | undefined {
  if (!is(field, Column)) return undefined;
  const { dataType } = field;
  if (dataType === 'string' || dataType === 'number' || dataType === 'boolean') return undefined;
  return (value) => field.mapFromDriverValue(value);
}
