import { Column, is, SQL } from 'drizzle-orm';
import { z } from 'zod';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** What Drizzle prepares for a statement whose rows have no objects inside. */
const flat = z.object({
  fields: z.array(z.object({ path: z.tuple([z.string()]), field: z.unknown() })).min(1),
});

/**
 * Makes a prepared statement turn its rows into objects in half the time: Drizzle finds out again for each
 * value of each row how to decode it. Other statements are left as they are.
 */
export function mapRowsAtOnce<Statement extends object>(prepared: Statement): Statement {
  const { data } = flat.safeParse(prepared);
  if (data === undefined) return prepared;
  const columns = data.fields.map(({ path: [name], field }) => ({
    name,
    decoder: decoderOf(field),
  }));
  // A copy has room for all columns from the start, where an empty object grows with each.
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
  const toObject = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = { ...empty };
    let index = 0;
    for (const { name, decoder } of columns) {
      const value = values[index];
      row[name] = value === null ? null : decoder.mapFromDriverValue(value);
      index += 1;
    }
    return row;
  };
  return Object.assign(prepared, {
    customResultMapper: (rows: readonly (readonly unknown[])[]) => rows.map(toObject),
  });
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const part = is(field, SQL.Aliased) ? field.sql : field;
  const decoder: unknown = is(part, SQL) && Reflect.get(part, 'decoder');
  if (!isDecoder(decoder)) throw new TypeError('Drizzle decodes in another way');
  return decoder;
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;
}
