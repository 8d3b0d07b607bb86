import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { forgetStoredFiles } from '#platform/server/files/stored-files.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { agentFiles } from '../files/files.tables.ts';
import { describeAgent, lockAgentRow } from './agents.queries.ts';
import { agents } from './agents.tables.ts';
import type { ModelOf } from './index-settings.ts';
import { readStoredVersions } from '../files/file-versions.queries.ts';
import { readGenerations } from '../index-generations/index-generations.queries.ts';
import { forgetInIndex } from './forget-in-index.ts';

interface Deletion {
  readonly id: string;
  readonly confirmName: string;
  readonly jobs: Jobs;
  readonly modelOf: ModelOf;
}

/**
 * Deletes an agent with its files and history, and has the index forget them. A sync that is running
 * finds its row gone at the next batch, stops, and takes out of the index what it just wrote.
 */
export async function deleteAgent(
  tx: Transaction,
  scope: Scope,
  { id, confirmName, jobs, modelOf }: Deletion,
): Promise<void> {
  const row = await lockAgentRow(tx, scope, id);
  if (confirmName !== row.name) {
    throw agentErrors.confirm_name({
      fields: [{ path: 'confirm_name', code: 'agents:errors.confirm_name' }],
    });
  }
  const before = describeAgent(row, modelOf);
  const contents = await tx
    .select({ id: agentFiles.stored_file_id, fileId: agentFiles.id })
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, scope.companyId), eq(agentFiles.agent_id, id)));
  const versions = await readStoredVersions(
    tx,
    scope,
    contents.map(({ fileId }) => fileId),
  );
  const generations = await readGenerations(tx, scope, id);
  await tx.delete(agents).where(and(eq(agents.company_id, scope.companyId), eq(agents.id, id)));
  await forgetStoredFiles(tx, scope, [...contents.map((content) => content.id), ...versions]);
  await jobs.enqueue(tx, forgetInIndex, {
    companyId: scope.companyId,
    agentId: id,
    generation: generations.at(-1)?.number,
  });
  await recordEvent(tx, scope, {
    name: agentEvents.deleted,
    entity: agentEntities.agent,
    entityId: id,
    before,
  });
}
