import { and, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/transactions.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { callCounts } from './call-counts.tables.ts';
import type { CallCounts } from './count-calls.ts';

const EVERY_MS = 1_000;

interface Needs {
  readonly counts: CallCounts;
  readonly database: Database;
  readonly logger: Logger;
}

/**
 * Adds up the calls of a caller over all processes, at most a second late. No call costs a statement: once a
 * second each process stores its counts of those who call often, if there are any, and reads the others'.
 */
export function shareCallCounts({ counts, database, logger }: Needs): { stop(): Promise<void> } {
  const process = newId();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= exchange()
      // The next one reports the same callers again if they still call.
      .catch((error: unknown) => logger.debug({ err: error }, 'call counts were not shared'))
      .finally(() => (running = undefined));
  }, EVERY_MS);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };

  async function exchange(): Promise<void> {
    const reports = counts.takeReports();
    if (reports.length === 0) return;
    const rows = reports
      .map((report) => ({ ...report, process, until: new Date(report.until).toISOString() }))
      // In one order, as processes never lock each other's rows but do share pages.
      .toSorted((one, other) => (one.caller < other.caller ? -1 : 1));
    const others = await database.asSystem(async (tx) => {
      await tx
        .insert(callCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [callCounts.caller, callCounts.process],
          set: { calls: sql`excluded.calls`, until: sql`excluded.until` },
        });
      return tx
        .select({
          caller: callCounts.caller,
          calls: sql<number>`sum(${callCounts.calls})::integer`,
        })
        .from(callCounts)
        .where(
          and(
            inArray(
              callCounts.caller,
              rows.map(({ caller }) => caller),
            ),
            ne(callCounts.process, process),
            gt(callCounts.until, new Date().toISOString()),
          ),
        )
        .groupBy(callCounts.caller);
    });
    const calls = new Map(others.map((other) => [other.caller, other.calls]));
    for (const { caller } of rows) counts.setElsewhere(caller, calls.get(caller) ?? 0);
  }
}
