import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber, peekNumber } from '#platform/server/database/counters.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { farmerQuotas } from './quotas.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What of a season is in the numbers of its quotas. */
interface Numbered {
  readonly year: number;
}

/** The next number of a season that nobody typed in before; its counter stays locked until commit. */
export async function takeCode(tx: Transaction, company: Company, season: Numbered) {
  const { prefix, digits, counter } = await patternOf(tx, company, season);
  for (;;) {
    const number = await nextNumber(tx, company, counter);
    const code = write(prefix, digits, number);
    if (!(await isTaken(tx, company, code))) return code;
  }
}

/** The number that the next quota would get. */
export async function previewCode(tx: Transaction, company: Company, season: Numbered) {
  const { prefix, digits, counter } = await patternOf(tx, company, season);
  let number = await peekNumber(tx, company, counter);
  while (await isTaken(tx, company, write(prefix, digits, number))) number += 1;
  return write(prefix, digits, number);
}

/** The id of the quota with a number. */
export async function findByCode(
  tx: Transaction,
  { companyId }: Company,
  code: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(
      hasValues(farmerQuotas, { company_id: companyId, quota_code: code.trim().toUpperCase() }),
    );
  return found?.id;
}

async function isTaken(tx: Transaction, company: Company, code: string): Promise<boolean> {
  return (await findByCode(tx, company, code)) !== undefined;
}

async function patternOf(tx: Transaction, company: Company, { year }: Numbered) {
  const { code_pattern } = await readSettings(tx, company);
  const zeros = /\{(0+)\}$/.exec(code_pattern)?.[1] ?? '00000';
  const prefix = code_pattern
    .replace(/\{0+\}$/, '')
    .replaceAll('{YYYY}', String(year))
    .replaceAll('{YY}', String(year).slice(-2));
  return { prefix, digits: zeros.length, counter: `farmer_quota:${prefix}` };
}

function write(prefix: string, digits: number, number: number): string {
  return prefix + String(number).padStart(digits, '0');
}
