import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { users } from './credentials.tables.ts';

/** The accounts with which nobody may sign in; accounts belong to no company, so only the system may ask. */
export async function listSwitchedOff(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.is_active, false));
  return new Set(rows.map(({ id }) => id));
}
