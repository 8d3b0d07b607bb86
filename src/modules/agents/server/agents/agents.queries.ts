import { and, eq, getTableColumns, sql, type Placeholder } from 'drizzle-orm';
import { employeeIsActive, employeeName } from '#modules/directory/server/public.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { agents } from './agents.tables.ts';
import { indexSettingsOf, type ModelOf } from './index-settings.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

/** The columns of an agent that are read: all but the search text, and the owner's name. */
export function agentColumns(language: Language | Placeholder) {
  const { search_text: _searchText, ...columns } = getTableColumns(agents);
  const { company_id: companyId, owner_user_id: id } = columns;
  const owner = employeeName({ companyId, id, language });
  return { ...columns, owner_display: sql<string>`coalesce(${owner}, ${id}::text)` };
}

const records = {
  table: agents,
  entity: agentEntities.agent,
  columns: agentColumns,
  searched: ['name', 'description', 'code', 'tags'] as const,
  refusals: {
    agents_index_is_unique: { path: 'pinecone_index', code: 'agents:errors.index_taken' },
    agents_owner_is_employee: { path: 'owner_user_id', code: 'agents:errors.owner_unknown' },
  },
};
const rows = keepRecords({ ...records, show: (row) => row });

/** What the keeper reads besides, so that a change of the owner needs no statement of its own. */
function keptColumns(language: Language | Placeholder) {
  const { company_id: companyId, owner_user_id: id } = agents;
  return { ...agentColumns(language), owner_is_active: employeeIsActive({ companyId, id }) };
}

/** A keeper of agents as the wire shows them, which depends on the configured models. */
export const createAgentKeeper = (modelOf: ModelOf) =>
  keepRecords({ ...records, columns: keptColumns, show: (row) => showAgent(row, modelOf) });

export type AgentKeeper = ReturnType<typeof createAgentKeeper>;
export type AgentRow = Awaited<ReturnType<typeof rows.find>>;

/** An agent of the company; fails with `not_found` when the company has none of that id. */
export function findAgentRow(
  tx: Transaction,
  { companyId, language = DEFAULT_LANGUAGE }: Company & Partial<Reader>,
  id: string,
): Promise<AgentRow> {
  return rows.find(tx, { companyId, language }, id);
}

/** The same, locked until the transaction ends. */
export function lockAgentRow(tx: Transaction, reader: Reader, id: string): Promise<AgentRow> {
  return rows.lock(tx, reader, id);
}

export async function agentExists(
  tx: Transaction,
  { companyId }: Company,
  id: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.company_id, companyId), eq(agents.id, id)));
  return found.length > 0;
}

/** An agent as the wire carries it. */
export function showAgent(
  row: AgentRow & { readonly owner_is_active?: boolean },
  modelOf: ModelOf,
): Agent {
  const {
    company_id: _company,
    owner_is_active: _isActive,
    created_by: _author,
    updated_by: _editor,
    indexed_settings,
    webhook_check,
    ...shown
  } = row;
  return {
    ...shown,
    webhook_check: checkOf(webhook_check, row.chat_webhook_url),
    embedding_in_use: modelOf(row.embedding_model).kind,
    needs_full_sync:
      indexed_settings !== null && indexed_settings !== indexSettingsOf(row, modelOf),
  };
}

/** A check of another address says nothing about the current one. */
function checkOf(stored: AgentRow['webhook_check'], address: string): Agent['webhook_check'] {
  if (stored === null || stored.url !== address) return null;
  const { url: _url, ...check } = stored;
  return check;
}

/** Whether another agent of the company has an index of this name. */
export async function isIndexTaken(
  tx: Transaction,
  { companyId }: Company,
  pineconeIndex: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.company_id, companyId), eq(agents.pinecone_index, pineconeIndex)));
  return found.length > 0;
}
