import { and, eq, sql } from 'drizzle-orm';
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

const takeNextFrom = statement<{ companyId: number; name: string; first: number }>()((db, given) =>
  db
    .insert(counters)
    .values({ company_id: given('companyId'), name: given('name'), value: given('first') })
    .onConflictDoUpdate({
      target: [counters.company_id, counters.name],
      set: { value: sql`greatest(${counters.value} + 1, ${given('first')})` },
    })
    .returning({ value: counters.value }),
);

/** The same for a counter that begins with another number than 1, or jumps ahead to it. */
export async function nextNumberFrom(
  tx: Transaction,
  { companyId }: Company,
  { name, first }: { readonly name: string; readonly first: number },
): Promise<number> {
  const [row] = await takeNextFrom(tx, { companyId, name, first });
  if (row === undefined) throw new Error(`The counter ${name} gave no number`);
  return row.value;
}

/** The last number given out; 0 before the first one. */
export async function lastNumber(
  tx: Transaction,
  { companyId }: Company,
  name: string,
): Promise<number> {
  const [row] = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(and(eq(counters.company_id, companyId), eq(counters.name, name)));
  return row?.value ?? 0;
}

/** The first of several numbers that follow each other, for rows that are written together. */
export async function nextNumbers(
  tx: Transaction,
  company: Company,
  wanted: { readonly name: string; readonly many: number },
): Promise<number> {
  return (await lastOfNext(tx, company, wanted)) - wanted.many + 1;
}

/** The number that a counter would give next; nothing is reserved. */
export async function peekNumber(
  tx: Transaction,
  { companyId }: Company,
  name: string,
): Promise<number> {
  const [row] = await tx
    .select({ value: counters.value })
    .from(counters)
    .where(and(eq(counters.company_id, companyId), eq(counters.name, name)));
  return (row?.value ?? 0) + 1;
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

/** Numbers fetched beyond those asked for where several people ask at the same time, as more will follow. */
const AHEAD = 32;

interface Stock {
  next: number;
  last: number;
  readonly waiting: PromiseWithResolvers<number>[];
}

/**
 * Makes the taker of a counter's numbers. Each number is given out immediately, so nobody waits for the
 * transaction that uses it, and is skipped when that transaction fails. Requests made while numbers are
 * being fetched share the next round, which then also brings some ahead; those are lost at a restart.
 * Never take one inside a transaction.
 */
export function createNumberTaker(database: Database, name: string): TakeNumber {
  const stocks = new Map<number, Stock>();

  async function fetchNumbers(company: Company, stock: Stock): Promise<void> {
    while (stock.waiting.length > 0) {
      const asked = stock.waiting.length;
      const many = asked === 1 ? 1 : asked + AHEAD;
      try {
        stock.last = await database.inCompany(company, (tx) =>
          lastOfNext(tx, company, { name, many }),
        );
        stock.next = stock.last - many + 1;
        for (const { resolve } of stock.waiting.splice(0, many)) resolve(stock.next++);
      } catch (error) {
        for (const { reject } of stock.waiting.splice(0, asked)) reject(error);
      }
    }
  }

  return (company) => {
    const stock = stocks.get(company.companyId) ?? { next: 1, last: 0, waiting: [] };
    stocks.set(company.companyId, stock);
    if (stock.next <= stock.last) return Promise.resolve(stock.next++);
    const own = Promise.withResolvers<number>();
    stock.waiting.push(own);
    if (stock.waiting.length === 1) void fetchNumbers(company, stock);
    return own.promise;
  };
}
