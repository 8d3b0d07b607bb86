import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Sorting {
  readonly by: SQL | PgColumn;
  readonly order: 'asc' | 'desc';
  /** Tells rows apart that are otherwise alike, in the same direction, so that an index serves both. */
  readonly id: PgColumn;
}

/** The order of a list. What is not set, as a due date, comes last either way. */
export function sortBy({ by, order, id }: Sorting): SQL[] {
  return order === 'asc'
    ? [sql`${by} asc`, sql`${id} asc`]
    : [sql`${by} desc nulls last`, sql`${id} desc`];
}

/** A name as Thai dictionaries order it. */
export function inThaiOrder(name: PgColumn): SQL {
  return sql`${name} collate "und-x-icu"`;
}
