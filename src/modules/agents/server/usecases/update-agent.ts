import { and, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Agent, AgentChange } from '#modules/agents/contract/agent.ts';
import { agentErrors } from '#modules/agents/contract/agents.errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/agents.events.ts';
import { describeAgent, describedColumns, lockAgentRow } from '../agents.queries.ts';
import { agents } from '../agents.tables.ts';
import type { ModelOf } from '../index-settings.ts';
import { searchTextOf } from '../search-text.ts';
import { columnsOf, explainRefusal } from './create-agent.ts';

/** Changes an agent, unless somebody else did since the editor looked. */
export async function updateAgent(
  tx: Transaction,
  scope: Scope,
  { id, change, modelOf }: { id: string; change: AgentChange; modelOf: ModelOf },
): Promise<Agent> {
  const stored = await lockAgentRow(tx, scope, id);
  const before = describeAgent(stored, modelOf);
  if (stored.updatedAt.getTime() !== Date.parse(change.updated_at)) {
    throw errors.conflict({ current: before });
  }
  if (change.pinecone_index !== stored.pineconeIndex) {
    throw agentErrors.index_locked({
      fields: [{ path: 'pinecone_index', code: 'agents:errors.index_locked' }],
    });
  }
  const [row] = await tx
    .update(agents)
    .set({
      ...columnsOf(change),
      searchText: searchTextOf(change.name, change.description, stored.code, ...change.tags),
      updatedBy: scope.userId,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updatedAt: sql`greatest(now(), ${agents.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(agents.companyId, scope.companyId), eq(agents.id, id)))
    .returning(describedColumns(scope.language))
    .catch(explainRefusal);
  if (row === undefined) throw errors.not_found();
  const after = describeAgent(row, modelOf);
  await recordEvent(tx, scope, {
    name: agentEvents.updated,
    entity: agentEntities.agent,
    entityId: id,
    before,
    after,
  });
  return after;
}
