import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

/**
 * After very much was written at once: takes it into the indexes that had put it off, and counts it for the
 * planner. PostgreSQL does so by itself a minute later, the embedded database not before the night.
 */
export async function tidyTables(
  { pool }: Pick<Connection, 'pool'>,
  tables: readonly PgTable[],
): Promise<void> {
  await pool.query(`vacuum (analyze) ${tables.map(getTableName).join(', ')}`);
}
