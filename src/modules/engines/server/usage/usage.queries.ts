import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { UsageLog } from '#modules/engines/contract/usage.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { engineUsageLogs } from '../engines/engines.tables.ts';

type Company = Pick<Scope, 'companyId'>;

const DAY_MS = 24 * 3600 * 1000;

/** When an engine was used, the latest first. */
export function listUsageLogs(
  tx: Transaction,
  { companyId }: Company,
  { engineId, limit }: { engineId: string; limit: number },
): Promise<UsageLog[]> {
  return tx
    .select()
    .from(engineUsageLogs)
    .where(and(eq(engineUsageLogs.company_id, companyId), eq(engineUsageLogs.engine_id, engineId)))
    .orderBy(desc(engineUsageLogs.used_at), desc(engineUsageLogs.id))
    .limit(limit);
}

interface Span {
  readonly engineId: string;
  readonly days: number;
  readonly now: Date;
}

/** How often an engine was used on each of the last days as Bangkok counts them; days without use are zero. */
export async function readUsageTrend(
  tx: Transaction,
  { companyId }: Company,
  { engineId, days, now }: Span,
) {
  const dates = Array.from({ length: days }, (_, ago) =>
    dayInBangkok(new Date(now.getTime() - (days - 1 - ago) * DAY_MS)),
  );
  const [first = dayInBangkok(now)] = dates;
  const day = sql<string>`to_char(${engineUsageLogs.used_at} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ day, outcome: engineUsageLogs.outcome, times: count() })
    .from(engineUsageLogs)
    .where(
      and(
        hasValues(engineUsageLogs, { company_id: companyId, engine_id: engineId }),
        gte(engineUsageLogs.used_at, `${first}T00:00:00+07:00`),
      ),
    )
    .groupBy(sql`1`, engineUsageLogs.outcome);
  const times = new Map(rows.map((row) => [`${row.day} ${row.outcome}`, row.times]));
  return dates.map((date) => ({
    day: date,
    succeeded: times.get(`${date} succeeded`) ?? 0,
    failed: times.get(`${date} failed`) ?? 0,
  }));
}
