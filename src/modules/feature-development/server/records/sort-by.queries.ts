import { is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

interface Sorting {
  readonly by: SQL | PgColumn;
  readonly order: 'asc' | 'desc';
  /** Orders rows that are otherwise alike, in the same direction, so that one index serves both. */
  readonly id: PgColumn;
}

/** The order of a list. Missing values, for example of due dates, come last either way. */
export function sortBy({ by, order, id }: Sorting): SQL[] {
  if (order === 'asc') return [sql`${by} asc`, sql`${id} asc`];
  // Written only where it has a meaning: an index that is read backwards begins with its empty values.
  const isOptional = is(by, PgColumn) && !by.notNull;
  return [isOptional ? sql`${by} desc nulls last` : sql`${by} desc`, sql`${id} desc`];
}
