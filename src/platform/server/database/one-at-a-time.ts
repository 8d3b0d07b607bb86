import type { Pool, PoolClient } from 'pg';

/** Any number, the same in every process: the one with the lock prepares the database, the others wait. */
const START_LOCK = 4_815_162_342;

/** Runs what several processes starting at the same time must not do concurrently. */
export async function oneAtATime(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the others, or building an index on a large table, may take any time.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${START_LOCK})`);
    await work(client);
    await client.query(`select pg_advisory_unlock(${START_LOCK})`);
  } finally {
    // Closing the connection also drops its settings, and the lock if something went wrong.
    client.release(true);
  }
}
