import type { TestApp } from './app.ts';

/**
 * Reads and writes rows past all rules. In a transaction: on the embedded database, which has one session
 * for all connections, another statement must not get between the messages of one with parameters.
 */
export async function queryRows<Row extends object>(
  app: Pick<TestApp, 'context'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await app.context.connection.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Row>(text, [...values]);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
