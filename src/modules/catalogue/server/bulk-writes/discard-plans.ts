import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';

/**
 * Makes the session plan its statements again. Otherwise foreign keys would be checked by a plan from when
 * their table was short, which reads all of it for each row that is written or removed.
 */
export async function discardPlans(tx: Transaction): Promise<void> {
  await tx.execute(sql`discard plans`);
}
