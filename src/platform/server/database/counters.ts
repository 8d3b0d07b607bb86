import { sql } from 'drizzle-orm';
import { counters } from './counters.tables.ts';
import { statement } from './statement.ts';
import type { Database, Transaction } from './transactions.ts';

type Company = { readonly companyId: number };

const takeNext = statement<{ companyId: number; name: string; many: number }>()((db, given) =>
  db
    .insert(counters)
    .values({ company_id: given('companyId'), name: given('name'), value: given('many') })
    .onConflictDoUpdate({
      target: [counters.company_id, counters.name],
      set: { value: sql`${counters.value} + ${given('many')}` },
    })
    .returning({ value: counters.value }),
);

/** The next number of a company's counter, without gaps. The row stays locked until commit, so no number is given twice. */
export function nextNumber(tx: Transaction, company: Company, name: string): Promise<number> {
  return lastOfNext(tx, company, { name, many: 1 });
}

async function lastOfNext(
  tx: Transaction,
  { companyId }: Company,
  { name, many }: { name: string; many: number },
): Promise<number> {
  const [row] = await takeNext(tx, { companyId, name, many });
  if (row === undefined) throw new Error(`The counter ${name} gave no number`);
  return row.value;
}

/** Takes numbers of one kind for records about to be created. */
export type TakeNumber = (company: Company) => Promise<number>;

/**
 * Makes the taker of a counter's numbers. Each number is given out immediately, so nobody waits for the
 * transaction that uses it, and is skipped when that transaction fails. Requests made while numbers are
 * being fetched share the next round, which brings one for each. Never take one inside a transaction.
 */
export function createNumberTaker(database: Database, name: string): TakeNumber {
  const waiting = new Map<number, PromiseWithResolvers<number>[]>();

  async function serve(company: Company, requests: PromiseWithResolvers<number>[]): Promise<void> {
    while (requests.length > 0) {
      const round = requests.slice();
      requests.length = 0;
      try {
        const wanted = { name, many: round.length };
        const last = await database.inCompany(company, (tx) => lastOfNext(tx, company, wanted));
        for (const [place, { resolve }] of round.toReversed().entries()) resolve(last - place);
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    waiting.delete(company.companyId);
  }

  return (company) => {
    const own = Promise.withResolvers<number>();
    const requests = waiting.get(company.companyId);
    if (requests !== undefined) requests.push(own);
    else {
      const first = [own];
      waiting.set(company.companyId, first);
      void serve(company, first);
    }
    return own.promise;
  };
}
