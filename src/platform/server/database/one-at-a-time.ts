import type { Pool, PoolClient } from 'pg';

/** Any number, the same in every process: whoever holds it prepares the database, the others wait. */
const START_LOCK = 4_815_162_342;

/** Does what several processes starting at once must not do to the database at the same time. */
export async function oneAtATime(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the others, or building an index on a large table, takes as long as it takes.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${START_LOCK})`);
    await work(client);
    await client.query(`select pg_advisory_unlock(${START_LOCK})`);
  } finally {
    // Ending the connection ends its settings with it, and the lock where something went wrong.
    client.release(true);
  }
}
