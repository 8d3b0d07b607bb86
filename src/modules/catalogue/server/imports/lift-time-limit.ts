import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Lets statements of a transaction run for as long as they need: one may update or remove a million rows. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
}
