import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Connection } from './connection.ts';

/** A fifth of the usual sample, so that others wait for a fifth of the time. */
const QUICK_STATISTICS = 20;

/**
 * For use after a large write: updates the indexes that had deferred it, and the planner's statistics.
 * PostgreSQL does so by itself a minute later. The embedded database does it only at night; there, others
 * wait for each of these statements, so they are many, and the statistics less exact. Where this fails, what
 * was written still counts.
 */
export async function tidyTables(
  { connection, logger }: Pick<Context, 'connection' | 'logger'>,
  tables: readonly PgTable[],
): Promise<void> {
  const { pool, embedded } = connection;
  const names = tables.map(getTableName);
  try {
    if (!embedded) return void (await pool.query(`vacuum (analyze) ${names.join(', ')}`));
    for (const name of names) await pool.query(`vacuum ${name}`);
    await refreshStatistics(connection, tables);
  } catch (error) {
    logger.warn({ err: error, tables: names }, 'tables could not be tidied after a large write');
  }
}

/**
 * For use during a large write into the embedded database: tables that were short may need other plans now.
 * Plans that were made for them are discarded.
 */
export async function refreshStatistics(
  { pool }: Pick<Connection, 'pool'>,
  tables: readonly PgTable[],
): Promise<void> {
  for (const name of tables.map(getTableName)) {
    await pool.query(
      `begin; set local default_statistics_target = ${QUICK_STATISTICS}; analyze ${name}; commit`,
    );
  }
}
