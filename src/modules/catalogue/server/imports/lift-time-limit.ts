import { changeSettings } from '#platform/server/database/change-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Lets statements of a transaction run for as long as they need: one may update or remove a million rows. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await changeSettings(tx, { statement_timeout: '0' });
}
