import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Key = SQL | PgColumn;

/** A name as Thai dictionaries order it. */
export function inThaiOrder(name: Key): SQL {
  return sql`${name} collate "und-x-icu"`;
}

/**
 * The orders of a list by its sort keys, each in both directions: `name` and `-name`. Rows that are alike
 * are ordered by id in the same direction, so that one index serves both.
 */
export function ordersBy<Name extends string>(
  id: PgColumn,
  keys: Readonly<Record<Name, Key | readonly Key[]>>,
): Readonly<Record<Name | `-${Name}`, SQL[]>> {
  const entries = Object.entries<Key | readonly Key[]>(keys).flatMap(([name, given]) => {
    const columns = [given, id].flat();
    return [
      [name, columns.map((column) => asc(column))],
      [`-${name}`, columns.map((column) => desc(column))],
    ];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the literal keys, which are those of `keys`
  return Object.fromEntries(entries) as Record<Name | `-${Name}`, SQL[]>;
}
