import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { SyncForecast } from '#modules/agents/contract/sync-jobs.ts';
import { memoryForCopies } from '#libraries/retrieval/memory-of-copies.ts';
import { readFilesOfAgent } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { filesSeenBeside } from '../index-generations/files-in-next-index.ts';
import { findTarget } from '../index-generations/index-generations.queries.ts';
import { chunkSettingsOf } from '../agents/index-settings.ts';
import { forecastSync, isCut } from './forecast-sync.ts';
import { planSync } from './plan-sync.ts';
import { sampleTexts } from './sample-texts.ts';
import { syncJobs } from '../sync-jobs/sync-jobs.tables.ts';

/** How many of the last runs count: machines, models and documents change. */
const RUNS_TO_LEARN_FROM = 10;

/** What a run of the agent would do if it started now, and how long it would take. Reads some of the files. */
export async function forecastNextSync(
  context: AgentsContext,
  scope: Scope,
  agentId: string,
): Promise<SyncForecast> {
  const { database, modelOf, retrieval } = context;
  const { model, target, files, experience, chunks } = await database.inCompany(
    scope,
    async (tx) => {
      const agent = await findAgentRow(tx, scope, agentId);
      return {
        model: agent.embedding_model,
        target: await findTarget(tx, { agent, onlyChosen: false, modelOf }),
        files: await readFilesOfAgent(tx, scope, agentId),
        experience: await readExperience(tx, scope, agentId),
        chunks: chunkSettingsOf(agent),
      };
    },
    { readOnly: true },
  );
  const { companyId } = scope;
  const { number: generation = 0, settings, beside } = target;
  const indexed = await retrieval.listFiles({ companyId, agentId, generation });
  const seen = beside === null ? files : filesSeenBeside(files, { books: beside, settings });
  const plan = planSync({ files: seen, indexed, settings, jobId: null, only: null });
  const isPlanned = new Set(plan.toIndex.map(({ id }) => id));
  const toIndex = files.filter(({ id }) => isPlanned.has(id));
  const sampled = await sampleTexts(context, scope, {
    agentId,
    files: toIndex.filter((file) => !isCut(file, settings)),
    settings: chunks,
  });
  const { dimensions } = modelOf(model);
  const memoryLimit = memoryForCopies();
  const state = { files, settings, experience, sampled, dimensions, memoryLimit };
  return forecastSync({ ...plan, toIndex }, state);
}

async function readExperience(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  agentId: string,
): Promise<{ chunks: number; tookMs: number }> {
  const lastRuns = await tx
    .select({
      chunks: syncJobs.chunks_embedded,
      tookMs:
        sql`extract(epoch from ${syncJobs.finished_at} - ${syncJobs.started_at}) * 1000`.mapWith(
          Number,
        ),
    })
    .from(syncJobs)
    .where(
      and(
        eq(syncJobs.company_id, companyId),
        eq(syncJobs.agent_id, agentId),
        isNotNull(syncJobs.finished_at),
        gt(syncJobs.chunks_embedded, 0),
      ),
    )
    .orderBy(desc(syncJobs.started_at), desc(syncJobs.id))
    .limit(RUNS_TO_LEARN_FROM);
  return {
    chunks: lastRuns.reduce((sum, { chunks }) => sum + chunks, 0),
    tookMs: lastRuns.reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
}
