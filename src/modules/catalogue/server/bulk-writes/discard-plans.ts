import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';

/**
 * Has the session plan its statements anew. Checks of foreign keys would else go by a plan made while
 * their table was short, and read all of it for each row that is written or removed.
 */
export async function planAnew(tx: Transaction): Promise<void> {
  await tx.execute(sql`discard plans`);
}
