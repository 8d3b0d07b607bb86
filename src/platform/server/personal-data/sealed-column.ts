import { sql, type SQL } from 'drizzle-orm';
import { customType, type PgColumn } from 'drizzle-orm/pg-core';

/** A personal value as it is stored: found by its hash, read with the key, and shown masked. */
export interface SealedValue {
  readonly hash: string;
  readonly sealed: string;
  readonly masked: string;
}

const BETWEEN = '.';

// Only the mask may contain the sign between the parts.
const STORED = /^([\w-]{43})\.([\w+/=-]+)\.(.*)$/s;

/**
 * A personal value, for example a national id. Code reads it masked, so that no answer, export, event or log
 * can contain more; it is written as `PersonalData.seal` returns it, and plain text is refused.
 */
export const sealed = customType<{ data: string; driverData: string | null }>({
  dataType: () => 'text',
  toDriver(stored: string | null) {
    if (stored !== null && !STORED.test(stored)) {
      throw new Error('A personal value must be sealed before it is stored or compared');
    }
    return stored;
  },
  fromDriver: (stored) => partsOf(stored ?? '').masked,
});

/** The text that a sealed column stores. */
export function joinParts({ hash, sealed: content, masked }: SealedValue): string {
  return [hash, content, masked].join(BETWEEN);
}

/** The parts of that text. */
export function partsOf(stored: string): SealedValue {
  const [, hash, content, masked] = STORED.exec(stored) ?? [];
  if (hash === undefined || content === undefined || masked === undefined) {
    throw new Error('A sealed column contains something else');
  }
  return { hash, sealed: content, masked };
}

/** The text that a sealed column stores, which `PersonalData.open` reads. */
export function storedIn(column: PgColumn): SQL<string | null> {
  return sql<string | null>`${column}`.mapWith(String);
}

/** By what a sealed value is found; for an index, unique where no two records may have the same value. */
export function hashIn(column: PgColumn): SQL<string> {
  return sql<string>`split_part(${column}, '.', 1)`;
}

/** The mask of a sealed value, or an empty text where none is stored, as a column of the statement that reads it. */
export function maskIn(column: PgColumn): SQL<string> {
  // Counted, as a regular expression takes six times as long: the hash has 43 signs, and a sign stands between parts.
  const mask = sql`coalesce(substr(${column}, 46 + length(split_part(${column}, '.', 2))), '')`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<string>`${mask}`;
}
