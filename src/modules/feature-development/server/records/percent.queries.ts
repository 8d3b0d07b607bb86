import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Percent with two decimals, of a column that counts hundredths of a percent. */
export function inPercent(hundredths: PgColumn): SQL<number> {
  return sql<number>`${hundredths} / 100::float8`;
}

/** The same back. */
export function inHundredths(percent: number): number {
  return Math.round(percent * 100);
}
