import { sql } from 'drizzle-orm';
import { counters } from './counters.tables.ts';
import { statement } from './statement.ts';
import type { Database, Transaction } from './transactions.ts';

const takeNext = statement<{ companyId: number; name: string }>()((db, given) =>
  db
    .insert(counters)
    .values({ companyId: given('companyId'), name: given('name'), value: 1 })
    .onConflictDoUpdate({
      target: [counters.companyId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value }),
);

/** The next number of a company's counter, without gaps. The row stays locked until commit, so no number is given twice. */
export async function nextNumber(
  tx: Transaction,
  { companyId }: { companyId: number },
  name: string,
): Promise<number> {
  const [row] = await takeNext(tx, { companyId, name });
  if (row === undefined) throw new Error(`The counter ${name} gave no number`);
  return row.value;
}

/**
 * A number of a company's counter for what is about to be made: given out at once, so that nobody waits
 * for the transaction which uses it, and skipped when that fails. Never call it inside a transaction.
 */
export function takeNumber(
  database: Database,
  scope: { companyId: number },
  name: string,
): Promise<number> {
  return database.inCompany(scope, (tx) => nextNumber(tx, scope, name));
}
