import { and, eq, sql } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Agent, AgentChange } from '#modules/agents/contract/agents.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { describeAgent, describedColumns, lockAgentRow } from './agents.queries.ts';
import { agents } from './agents.tables.ts';
import type { ModelOf } from './index-settings.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { columnsOf, explainRefusal } from './create-agent.ts';

type Changes = Pick<
  typeof agents.$inferSelect,
  keyof ReturnType<typeof columnsOf> | 'company_id' | 'id' | 'search_text' | 'updated_by'
>;

const changeAgent = statement<Changes & { readerLanguage: Language }>()((db, given) =>
  db
    .update(agents)
    .set({
      name: sql`${given('name')}`,
      description: sql`${given('description')}`,
      owner_id: sql`${given('owner_id')}`,
      tags: sql`${given('tags')}`,
      chat_webhook_url: sql`${given('chat_webhook_url')}`,
      embedding_model: sql`${given('embedding_model')}`,
      chunk_size: sql`${given('chunk_size')}`,
      chunk_overlap: sql`${given('chunk_overlap')}`,
      language: sql`${given('language')}`,
      search_text: sql`${given('search_text')}`,
      updated_by: sql`${given('updated_by')}`,
      // Later than before even within one millisecond, so that the next editor's copy is told apart.
      updated_at: sql`greatest(now(), ${agents.updated_at} + interval '1 millisecond')`,
    })
    .where(and(eq(agents.company_id, given('company_id')), eq(agents.id, given('id'))))
    .returning(describedColumns(given('readerLanguage'))),
);

/** Changes an agent, unless somebody else did since the editor looked. */
export async function updateAgent(
  tx: Transaction,
  scope: Scope,
  { id, change, modelOf }: { id: string; change: AgentChange; modelOf: ModelOf },
): Promise<Agent> {
  const stored = await lockAgentRow(tx, scope, id);
  const before = describeAgent(stored, modelOf);
  if (stored.updated_at !== new Date(change.updated_at).toISOString()) {
    throw errors.conflict({ current: before });
  }
  if (change.pinecone_index !== stored.pinecone_index) {
    throw agentErrors.index_locked({
      fields: [{ path: 'pinecone_index', code: 'agents:errors.index_locked' }],
    });
  }
  const [row] = await changeAgent(tx, {
    ...columnsOf(change),
    company_id: scope.companyId,
    id,
    search_text: searchTextOf(change.name, change.description, stored.code, ...change.tags),
    updated_by: scope.userId,
    readerLanguage: scope.language,
  }).catch(explainRefusal);
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
