import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncForecast } from '#modules/agents/contract/sync-plan.ts';
import { readFilesOfAgent } from './agent-files.queries.ts';
import type { AgentsContext } from './agents-context.ts';
import { findAgentRow } from './agents.queries.ts';
import { indexSettingsOf } from './index-settings.ts';
import { forecastSync } from './sync/forecast-sync.ts';
import { planSync } from './sync/plan-sync.ts';
import { syncJobs } from './sync-jobs.tables.ts';

/** So many of the last runs are looked at: machines, models and documents change. */
const RUNS_TO_LEARN_FROM = 10;

/** What a run of the agent would do if it started now, and how long it would take. Changes nothing. */
export async function forecastNextSync(
  { database, modelOf, retrieval }: AgentsContext,
  scope: Scope,
  agentId: string,
): Promise<SyncForecast> {
  const { agent, files, experience } = await database.inCompany(
    scope,
    async (tx) => ({
      agent: await findAgentRow(tx, scope, agentId),
      files: await readFilesOfAgent(tx, scope, agentId),
      experience: await readExperience(tx, scope, agentId),
    }),
    { readOnly: true },
  );
  const indexed = await retrieval.listFiles({ companyId: scope.companyId, agentId });
  const settings = indexSettingsOf(agent, modelOf);
  const plan = planSync({ files, indexed, settings, jobId: null, only: null });
  return forecastSync(plan, { files, settings, experience });
}

async function readExperience(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<{ chunks: number; tookMs: number }> {
  const lastRuns = await tx
    .select({
      chunks: syncJobs.chunksEmbedded,
      tookMs:
        sql`extract(epoch from ${syncJobs.finishedAt} - ${syncJobs.startedAt}) * 1000`.mapWith(
          Number,
        ),
    })
    .from(syncJobs)
    .where(
      and(
        eq(syncJobs.companyId, companyId),
        eq(syncJobs.agentId, agentId),
        isNotNull(syncJobs.finishedAt),
        gt(syncJobs.chunksEmbedded, 0),
      ),
    )
    .orderBy(desc(syncJobs.startedAt), desc(syncJobs.id))
    .limit(RUNS_TO_LEARN_FROM);
  return {
    chunks: lastRuns.reduce((sum, { chunks }) => sum + chunks, 0),
    tookMs: lastRuns.reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
}
