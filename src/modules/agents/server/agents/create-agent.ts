import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { statement } from '#platform/server/database/statement.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { Agent, AgentInput } from '#modules/agents/contract/agents.ts';
import { agentEntities, agentEvents } from '#modules/agents/contract/events.ts';
import { describeAgent, describedColumns } from './agents.queries.ts';
import { agents } from './agents.tables.ts';
import type { ModelOf } from './index-settings.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';

/** The counter of the company's agents. */
export const AGENT_NUMBERS = 'agents';

type NewAgent = Pick<
  typeof agents.$inferSelect,
  | keyof ReturnType<typeof columnsOf>
  | 'company_id'
  | 'id'
  | 'code'
  | 'pinecone_index'
  | 'search_text'
  | 'created_by'
>;

const insertAgent = statement<NewAgent & { readerLanguage: Language }>()((db, given) =>
  db
    .insert(agents)
    .values({
      company_id: given('company_id'),
      id: given('id'),
      code: given('code'),
      name: given('name'),
      description: given('description'),
      owner_id: given('owner_id'),
      tags: given('tags'),
      chat_webhook_url: given('chat_webhook_url'),
      pinecone_index: given('pinecone_index'),
      embedding_model: given('embedding_model'),
      chunk_size: given('chunk_size'),
      chunk_overlap: given('chunk_overlap'),
      language: given('language'),
      search_text: given('search_text'),
      created_by: given('created_by'),
      updated_by: given('created_by'),
    })
    .returning(describedColumns(given('readerLanguage'))),
);

/** Creates an agent under the code of the number that was taken for it, or the next of the company. */
export async function createAgent(
  tx: Transaction,
  scope: Scope,
  { input, modelOf, number }: { input: AgentInput; modelOf: ModelOf; number?: number },
): Promise<Agent> {
  const code = codeOf(number ?? (await nextNumber(tx, scope, AGENT_NUMBERS)));
  const [row] = await insertAgent(tx, {
    ...columnsOf(input),
    company_id: scope.companyId,
    id: newId(),
    code,
    pinecone_index: input.pinecone_index,
    search_text: searchTextOf(input.name, input.description, code, ...input.tags),
    created_by: scope.userId,
    readerLanguage: scope.language,
  }).catch(explainRefusal);
  if (row === undefined) throw new Error('The agent was not returned');
  const created = describeAgent(row, modelOf);
  await recordEvent(tx, scope, {
    name: agentEvents.created,
    entity: agentEntities.agent,
    entityId: row.id,
    after: created,
  });
  return created;
}

/** The columns that an editor may change. */
export function columnsOf(input: Omit<AgentInput, 'pinecone_index'>) {
  const { name, description, tags, chat_webhook_url, embedding_model, language } = input;
  const { owner_user_id: owner_id, chunk_size, chunk_overlap } = input;
  return {
    name,
    description,
    owner_id,
    tags,
    chat_webhook_url,
    embedding_model,
    chunk_size,
    chunk_overlap,
    language,
  };
}

/** Puts what the database refused into words, at the field it concerns. */
export function explainRefusal(error: unknown): never {
  if (isUniqueViolation(error, 'agents_index_is_unique')) {
    throw fieldError('pinecone_index', 'agents:errors.index_taken');
  }
  if (isForeignKeyViolation(error, 'agents_owner_is_employee')) {
    throw fieldError('owner_user_id', 'agents:errors.owner_unknown');
  }
  throw error;
}

function fieldError(path: string, code: string): Error {
  return errors.validation_failed({ fields: [{ path, code }] });
}

function codeOf(number: number): string {
  return `AG-${String(number).padStart(6, '0')}`;
}
