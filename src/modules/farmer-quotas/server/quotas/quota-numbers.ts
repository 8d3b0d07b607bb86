import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumbers, peekNumber } from '#platform/server/database/counters.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What of a season is in the numbers of its quotas. */
interface Numbered {
  readonly year: number;
}

/** The next number of a season that nobody typed in before; its counter stays locked until commit. */
export async function takeCode(tx: Transaction, company: Company, season: Numbered) {
  const [code] = await takeCodes(tx, company, { ...season, many: 1 });
  if (code === undefined) throw new Error('No number was given');
  return code;
}

/** Several numbers that follow each other but for those that somebody typed in before. */
export async function takeCodes(
  tx: Transaction,
  company: Company,
  { many, ...season }: Numbered & { readonly many: number },
): Promise<string[]> {
  const { prefix, digits, counter } = await patternOf(tx, company, season);
  const codes: string[] = [];
  while (codes.length < many) {
    const wanted = many - codes.length;
    const first = await nextNumbers(tx, company, { name: counter, many: wanted });
    const next = Array.from({ length: wanted }, (_, place) => write(prefix, digits, first + place));
    const taken = await takenOf(tx, company, next);
    codes.push(...next.filter((code) => !taken.has(code)));
  }
  return codes;
}

/** The number that the next quota would get. */
export async function previewCode(tx: Transaction, company: Company, season: Numbered) {
  const { prefix, digits, counter } = await patternOf(tx, company, season);
  let number = await peekNumber(tx, company, counter);
  while (await isTaken(tx, company, write(prefix, digits, number))) number += 1;
  return write(prefix, digits, number);
}

async function isTaken(tx: Transaction, company: Company, code: string): Promise<boolean> {
  return (await takenOf(tx, company, [code])).has(code);
}

async function takenOf(
  tx: Transaction,
  { companyId }: Company,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ code: farmerQuotas.quota_code })
    .from(farmerQuotas)
    .where(
      and(
        eq(farmerQuotas.company_id, companyId),
        sql`${farmerQuotas.quota_code} = any(${sql.param([...codes])})`,
      ),
    );
  return new Set(rows.map(({ code }) => code));
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
