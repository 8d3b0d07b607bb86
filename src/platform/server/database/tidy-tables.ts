import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

/**
 * For use after a large write: updates the indexes that had deferred it, and the planner's statistics.
 * PostgreSQL does so by itself a minute later, the embedded database only at night.
 */
export async function tidyTables(
  { pool }: Pick<Connection, 'pool'>,
  tables: readonly PgTable[],
): Promise<void> {
  await pool.query(`vacuum (analyze) ${tables.map(getTableName).join(', ')}`);
}
