import { and, eq, max } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import { findTarget } from './index-generations.queries.ts';
import { type GenerationRow, indexGenerations } from './index-generations.tables.ts';
import type { ModelOf } from '../agents/index-settings.ts';
import { forgetInIndex } from '../agents/forget-in-index.ts';

interface Taking {
  readonly agent: AgentRow;
  readonly onlyChosen: boolean;
  readonly modelOf: ModelOf;
  readonly jobs: Jobs;
}

/** The index that a run must update; created, where the run has to build it. */
export async function takeOnIndex(
  tx: Transaction,
  { agent, onlyChosen, modelOf, jobs }: Taking,
): Promise<GenerationRow> {
  const { company_id, id: agent_id, embedding_model, chunk_size, chunk_overlap } = agent;
  const { live, target, wanted } = await findTarget(tx, { agent, onlyChosen, modelOf });
  for (const row of target.drop) await dropGeneration(tx, row, jobs);
  if (target.kind === 'live' && live !== undefined) return live;
  if (target.kind === 'beside' && target.resumed !== undefined) return target.resumed;
  const settings = { embedding_model, chunk_size, chunk_overlap, settings: wanted };
  if (target.kind === 'beside') {
    return insert(tx, {
      ...settings,
      company_id,
      agent_id,
      number: await nextNumber(tx, { companyId: company_id, agentId: agent_id }),
      state: 'building',
    });
  }
  if (live === undefined) {
    const live_since = new Date().toISOString();
    return insert(tx, { ...settings, company_id, agent_id, number: 0, state: 'live', live_since });
  }
  await tx.update(indexGenerations).set(settings).where(ofRow(live));
  return { ...live, ...settings };
}

/** Has a job empty an index; nothing reads it from now on. */
export async function dropGeneration(
  tx: Transaction,
  row: Pick<GenerationRow, 'company_id' | 'agent_id' | 'number'>,
  jobs: Jobs,
): Promise<void> {
  await tx.update(indexGenerations).set({ state: 'dropped' }).where(ofRow(row));
  const { company_id: companyId, agent_id: agentId, number: generation } = row;
  await jobs.enqueue(tx, forgetInIndex, { companyId, agentId, generation });
}

export function ofRow(row: Pick<GenerationRow, 'company_id' | 'agent_id' | 'number'>) {
  return hasValues(indexGenerations, {
    company_id: row.company_id,
    agent_id: row.agent_id,
    number: row.number,
  });
}

async function insert(
  tx: Transaction,
  values: typeof indexGenerations.$inferInsert,
): Promise<GenerationRow> {
  const [row] = await tx.insert(indexGenerations).values(values).returning();
  if (row === undefined) throw new Error('The index was not returned');
  return row;
}

async function nextNumber(
  tx: Transaction,
  { companyId, agentId }: { companyId: number; agentId: string },
): Promise<number> {
  const [highest] = await tx
    .select({ number: max(indexGenerations.number) })
    .from(indexGenerations)
    .where(and(eq(indexGenerations.company_id, companyId), eq(indexGenerations.agent_id, agentId)));
  return (highest?.number ?? 0) + 1;
}
