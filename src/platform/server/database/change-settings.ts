import { sql } from 'drizzle-orm';
import type { Transaction } from './transactions.ts';

/**
 * Changes settings of PostgreSQL for the rest of the transaction, for example `{ enable_sort: 'off' }`. Await it
 * before the statements that it is for: a prepared one is sent sooner than one that is still put together.
 */
export async function changeSettings(
  tx: Transaction,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const changes = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await tx.execute(sql`select ${sql.join(changes, sql`, `)}`);
}
