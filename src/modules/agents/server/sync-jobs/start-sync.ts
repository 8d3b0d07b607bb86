import { and, eq, inArray, or } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { agentFiles } from '../files/files.tables.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';
import { syncDocuments } from './sync-documents.ts';
import { describeSyncJob } from './sync-jobs.queries.ts';
import { syncJobs } from './sync-jobs.tables.ts';

interface Start {
  readonly agentId: string;
  readonly idempotencyKey: string | undefined;
  /** Takes only the files that are in error, or these; without it, all that need it. */
  readonly choice?: 'failed' | readonly string[] | undefined;
  /** It is due by the agent's schedule; nobody pressed a button. */
  readonly scheduled?: boolean;
  readonly jobs: Jobs;
}

/** Starts a run, unless one is running; the key of an earlier start returns the run it started. */
export async function startSync(
  tx: Transaction,
  scope: Scope,
  { agentId, idempotencyKey, choice, scheduled = false, jobs }: Start,
): Promise<SyncJob> {
  const { companyId } = scope;
  // Locked, so that of many simultaneous starts only the first finds nothing running.
  await lockAgentRow(tx, scope, agentId);
  const earlier = await tx
    .select()
    .from(syncJobs)
    .where(
      and(
        eq(syncJobs.company_id, companyId),
        eq(syncJobs.agent_id, agentId),
        or(
          eq(syncJobs.status, 'running'),
          idempotencyKey === undefined ? undefined : eq(syncJobs.idempotency_key, idempotencyKey),
        ),
      ),
    );
  const started = earlier.find(
    (job) => idempotencyKey !== undefined && job.idempotency_key === idempotencyKey,
  );
  if (started !== undefined) return describeSyncJob(tx, scope, started);
  const [running] = earlier;
  if (running !== undefined) {
    throw agentErrors.sync_running({ current: await describeSyncJob(tx, scope, running) });
  }

  const [row] = await tx
    .insert(syncJobs)
    .values({
      company_id: companyId,
      agent_id: agentId,
      idempotency_key: idempotencyKey,
      only_files: choice === undefined ? null : await chosenFiles(tx, scope, { agentId, choice }),
      scheduled,
      triggered_by: scope.userId,
      triggered_by_employee: scope.employeeId,
      language: scope.language,
    })
    .returning();
  if (row === undefined) throw new Error('The sync was not returned');
  await tx
    .update(agents)
    .set({ latest_sync_status: 'running' })
    .where(and(eq(agents.company_id, companyId), eq(agents.id, agentId)));
  await jobs.enqueue(tx, syncDocuments, { companyId, agentId, jobId: row.id });
  await recordEvent(tx, scope, {
    name: agentEvents.sync_started,
    entity: agentEntities.sync,
    entityId: row.id,
    after: { agent_id: agentId },
  });
  return describeSyncJob(tx, scope, row);
}

async function chosenFiles(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { agentId, choice }: { agentId: string; choice: NonNullable<Start['choice']> },
): Promise<string[]> {
  const files = await tx
    .select({ id: agentFiles.id })
    .from(agentFiles)
    .where(
      and(
        eq(agentFiles.company_id, companyId),
        eq(agentFiles.agent_id, agentId),
        choice === 'failed' ? eq(agentFiles.status, 'error') : inArray(agentFiles.id, [...choice]),
      ),
    );
  if (files.length === 0) {
    throw choice === 'failed' ? agentErrors.nothing_failed() : errors.not_found();
  }
  return files.map(({ id }) => id);
}
