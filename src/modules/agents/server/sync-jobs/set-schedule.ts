import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextRunAfter } from '#platform/server/jobs/next-run.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { ScheduleInput, SyncSchedule } from '#modules/agents/contract/sync-jobs.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { describeSchedule, findSchedule } from './sync-schedules.queries.ts';
import { syncSchedules } from './sync-schedules.tables.ts';

interface Setting {
  readonly agentId: string;
  readonly schedule: ScheduleInput;
  readonly now: Date;
}

/** Has an agent synced by schedule on the caller's behalf, or no longer. */
export async function setSchedule(
  tx: Transaction,
  scope: Scope,
  { agentId, schedule, now }: Setting,
): Promise<SyncSchedule> {
  await lockAgentRow(tx, scope, agentId);
  const before = await findSchedule(tx, scope, agentId);
  const after = await describeSchedule(
    tx,
    scope,
    await store(tx, scope, { agentId, schedule, now }),
  );
  await recordEvent(tx, scope, {
    name: agentEvents.schedule_changed,
    entity: agentEntities.agent,
    entityId: agentId,
    before,
    after,
  });
  return after;
}

async function store(tx: Transaction, scope: Scope, { agentId, schedule, now }: Setting) {
  const { companyId } = scope;
  if (schedule.repeat === 'off') {
    await tx
      .delete(syncSchedules)
      .where(and(eq(syncSchedules.company_id, companyId), eq(syncSchedules.agent_id, agentId)));
    return undefined;
  }
  const { repeat } = schedule;
  const hour = schedule.repeat === 'daily' ? schedule.hour : null;
  const columns = {
    repeat,
    hour,
    next_run_at: nextRunAfter({ repeat, hour }, now),
    set_by: scope.userId,
    set_by_employee: scope.employeeId,
    language: scope.language,
  };
  const [row] = await tx
    .insert(syncSchedules)
    .values({ company_id: companyId, agent_id: agentId, ...columns })
    .onConflictDoUpdate({
      target: [syncSchedules.company_id, syncSchedules.agent_id],
      set: columns,
    })
    .returning();
  return row;
}
