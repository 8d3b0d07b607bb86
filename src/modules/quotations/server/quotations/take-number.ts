import { and, eq, sql } from 'drizzle-orm';
import { writeNumber } from '#modules/quotations/contract/number-pattern.ts';
import type { QuotationSettings } from '#modules/quotations/contract/quotation-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { lastNumber, nextNumberFrom } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { quotations } from './quotations.tables.ts';
import { quotationVoidNumbers } from './void-numbers.tables.ts';

type Company = Pick<Scope, 'companyId'>;

interface Numbering {
  readonly settings: QuotationSettings;
  /** The date of the quotation, whose year is in the number. */
  readonly day: string;
}

/** Takes the next number; its counter stays locked until the quotation is stored, so none is missing or given twice. */
export async function takeNumber(
  tx: Transaction,
  company: Company,
  { settings, day }: Numbering,
): Promise<string> {
  const counter = { name: counterOf(settings, day), first: settings.number_start };
  for (;;) {
    const count = await nextNumberFrom(tx, company, counter);
    const number = writeNumber(settings, { day, count });
    // Another pattern of earlier times may have made the same number.
    if (!(await isTaken(tx, company, number))) return number;
  }
}

/** The number that would be taken next, for people to see. */
export async function previewNumber(
  tx: Transaction,
  company: Company,
  { settings, day }: Numbering,
): Promise<string> {
  const last = await lastNumber(tx, company, counterOf(settings, day));
  for (let count = Math.max(last + 1, settings.number_start); ; count += 1) {
    const number = writeNumber(settings, { day, count });
    if (!(await isTaken(tx, company, number))) return number;
  }
}

/** Whether a quotation has the number, or had it when it was a draft. */
export async function isTaken(
  tx: Transaction,
  { companyId }: Company,
  number: string,
): Promise<boolean> {
  const [used, voided] = await Promise.all([
    tx
      .select({ one: sql`1` })
      .from(quotations)
      .where(and(eq(quotations.company_id, companyId), eq(quotations.quotation_number, number))),
    tx
      .select({ one: sql`1` })
      .from(quotationVoidNumbers)
      .where(
        and(
          eq(quotationVoidNumbers.company_id, companyId),
          eq(quotationVoidNumbers.quotation_number, number),
        ),
      ),
  ]);
  return used.length + voided.length > 0;
}

function counterOf({ yearly_reset }: QuotationSettings, day: string): string {
  return yearly_reset ? `quotations ${day.slice(0, 4)}` : 'quotations';
}
