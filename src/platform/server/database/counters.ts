import { sql } from 'drizzle-orm';
import { counters } from './counters.tables.ts';
import { statement } from './statement.ts';
import type { Transaction } from './transactions.ts';

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

/** The next number of a company's counter. The row stays locked until commit, so no number is given twice. */
export async function nextNumber(
  tx: Transaction,
  { companyId }: { companyId: number },
  name: string,
): Promise<number> {
  const [row] = await takeNext(tx, { companyId, name });
  if (row === undefined) throw new Error(`The counter ${name} gave no number`);
  return row.value;
}
