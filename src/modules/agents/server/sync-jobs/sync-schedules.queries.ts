import { and, asc, eq, lte } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncSchedule } from '#modules/agents/contract/sync-jobs.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import { syncSchedules } from './sync-schedules.tables.ts';

type ScheduleRow = typeof syncSchedules.$inferSelect;
type Reader = Pick<Scope, 'companyId' | 'language'>;

/** More wait for the next minute. */
const DUE_AT_ONCE = 200;

/** When an agent is synced automatically. */
export async function findSchedule(
  tx: Transaction,
  reader: Reader,
  agentId: string,
): Promise<SyncSchedule> {
  await findAgentRow(tx, reader, agentId);
  const [row] = await tx
    .select()
    .from(syncSchedules)
    .where(
      and(eq(syncSchedules.company_id, reader.companyId), eq(syncSchedules.agent_id, agentId)),
    );
  return describeSchedule(tx, reader, row);
}

export async function describeSchedule(
  tx: Transaction,
  reader: Reader,
  row: ScheduleRow | undefined,
): Promise<SyncSchedule> {
  if (row === undefined) return { repeat: 'off', hour: null, next_run_at: null, set_by: null };
  const people = await nameEmployees(tx, reader, [row.set_by_employee]);
  return {
    repeat: row.repeat,
    hour: row.hour,
    next_run_at: row.next_run_at,
    set_by: row.set_by_employee === null ? null : (people.get(row.set_by_employee) ?? null),
  };
}

/** Schedules of all companies that are due, the longest due first. */
export function readDueSchedules(
  tx: Transaction,
  now: Date,
): Promise<{ companyId: number; agentId: string }[]> {
  return tx
    .select({ companyId: syncSchedules.company_id, agentId: syncSchedules.agent_id })
    .from(syncSchedules)
    .where(lte(syncSchedules.next_run_at, now.toISOString()))
    .orderBy(asc(syncSchedules.next_run_at))
    .limit(DUE_AT_ONCE);
}
