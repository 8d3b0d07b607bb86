import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEvents } from '#modules/agents/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { lockAgentRow, type AgentKeeper } from './agents.queries.ts';
import { forgetInIndex } from './forget-in-index.ts';

/** What remains of an agent outside its own rows. */
export interface AgentContents {
  readonly storedFileIds: readonly string[];
  /** The last of its indexes; none when it was never synced. */
  readonly lastGeneration: number | undefined;
}

/** Provided by the features that store them, which depend on agents. */
export type ReadAgentContents = (
  tx: Transaction,
  scope: Scope,
  agentId: string,
) => Promise<AgentContents>;

interface Deletion {
  readonly id: string;
  readonly confirmName: string;
  readonly agentKeeper: AgentKeeper;
  readonly readContents: ReadAgentContents;
  readonly jobs: Jobs;
}

/**
 * Deletes an agent with its files and history, and removes them from the index. A sync that is running
 * finds its row gone at the next batch, stops, and removes from the index what it just wrote.
 */
export async function deleteAgent(
  tx: Transaction,
  scope: Scope,
  { id, confirmName, agentKeeper, readContents, jobs }: Deletion,
): Promise<void> {
  const { name } = await lockAgentRow(tx, scope, id);
  if (confirmName !== name) {
    throw agentErrors.confirm_name({
      fields: [{ path: 'confirm_name', code: 'agents:errors.confirm_name' }],
    });
  }
  const { storedFileIds, lastGeneration } = await readContents(tx, scope, id);
  await agentKeeper.delete(tx, scope, { id, event: agentEvents.deleted });
  await forgetStoredFiles(tx, scope, storedFileIds);
  await jobs.enqueue(tx, forgetInIndex, {
    companyId: scope.companyId,
    agentId: id,
    generation: lastGeneration,
  });
}
