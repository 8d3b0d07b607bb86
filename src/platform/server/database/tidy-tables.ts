import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

/** Rows that the planner's statistics are computed from are 300 times as many. */
const QUICK_STATISTICS = 20;

/**
 * For use after a large write: updates the indexes that had deferred it, and the planner's statistics.
 * PostgreSQL does so by itself a minute later. The embedded database does it only at night; until then others
 * wait for each of these statements, so there they are many, and the statistics less exact.
 */
export async function tidyTables(
  { pool, embedded }: Pick<Connection, 'pool' | 'embedded'>,
  tables: readonly PgTable[],
): Promise<void> {
  const names = tables.map(getTableName);
  if (!embedded) return void (await pool.query(`vacuum (analyze) ${names.join(', ')}`));
  for (const name of names) {
    await pool.query(`vacuum ${name}`);
    await pool.query(
      `begin; set local default_statistics_target = ${QUICK_STATISTICS}; analyze ${name}; commit`,
    );
  }
}
