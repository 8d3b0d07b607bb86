import { and, count, eq, getTableColumns, sql, sum, type Placeholder } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { employeeName } from '#modules/directory/server/public.ts';
import { agentDefaults, type Agent } from '#modules/agents/contract/agents.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from './agents.tables.ts';
import { indexSettingsOf, type ModelOf } from './index-settings.ts';

/** A row without what searches look through. */
export type AgentRow = Omit<typeof agents.$inferSelect, 'search_text'>;

/** A row with what the wire says besides. */
export type DescribedRow = AgentRow & { readonly owner_name: string | null };

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

/** All that an agent's row says, for a selection or for what a write returns. */
export function describedColumns(language: Language | Placeholder) {
  const { search_text: _searchText, ...columns } = getTableColumns(agents);
  const { company_id: companyId, owner_id: id } = columns;
  return { ...columns, owner_name: employeeName({ companyId, id, language }) };
}

const findById = statement<{ companyId: number; id: string; language: Language }>()((db, given) =>
  db
    .select(describedColumns(given('language')))
    .from(agents)
    .where(and(eq(agents.company_id, given('companyId')), eq(agents.id, given('id')))),
);

const lockById = statement<{ companyId: number; id: string; language: Language }>()((db, given) =>
  db
    .select(describedColumns(given('language')))
    .from(agents)
    .where(and(eq(agents.company_id, given('companyId')), eq(agents.id, given('id'))))
    .for('update'),
);

/** An agent of the company; a missing one and another company's are the same failure. */
export async function findAgentRow(
  tx: Transaction,
  { companyId, language = DEFAULT_LANGUAGE }: Company & Partial<Reader>,
  id: string,
): Promise<DescribedRow> {
  const [row] = await findById(tx, { companyId, id, language });
  if (row === undefined) throw errors.not_found();
  return row;
}

/** The same, held until the transaction ends so that nobody else changes it meanwhile. */
export async function lockAgentRow(
  tx: Transaction,
  { companyId, language }: Reader,
  id: string,
): Promise<DescribedRow> {
  const [row] = await lockById(tx, { companyId, id, language });
  if (row === undefined) throw errors.not_found();
  return row;
}

/** Whether the company has the agent. */
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

/** A row put into what the wire carries. */
export function describeAgent(row: DescribedRow, modelOf: ModelOf): Agent {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    owner_user_id: row.owner_id,
    owner_display: row.owner_name ?? String(row.owner_id),
    tags: row.tags,
    chat_webhook_url: row.chat_webhook_url,
    webhook_check: checkOf(row),
    webhook_signed_since: row.webhook_signed_since,
    pinecone_index: row.pinecone_index,
    embedding_model: row.embedding_model,
    embedding_in_use: modelOf(row.embedding_model).kind,
    chunk_size: row.chunk_size,
    chunk_overlap: row.chunk_overlap,
    language: row.language,
    files_count: row.files_count,
    latest_sync_at: row.latest_sync_at,
    latest_sync_status: row.latest_sync_status,
    needs_full_sync:
      row.indexed_settings !== null && row.indexed_settings !== indexSettingsOf(row, modelOf),
    quality_dropped: row.quality_dropped,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A check of another address says nothing about the one of now. */
function checkOf({
  webhook_check: kept,
  chat_webhook_url: chatWebhookUrl,
}: AgentRow): Agent['webhook_check'] {
  if (kept === null || kept.url !== chatWebhookUrl) return null;
  const { url: _url, ...check } = kept;
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

/** Figures of the company's agents for the home page. */
export async function summariseAgents(tx: Transaction, { companyId }: Company, modelOf: ModelOf) {
  const withLatestSync = (status: string) =>
    count(sql`case when ${agents.latest_sync_status} = ${status} then 1 end`);
  const [figures] = await tx
    .select({
      agents: count(),
      files: sum(agents.files_count).mapWith(Number),
      running_syncs: withLatestSync('running'),
      failed_syncs: withLatestSync('failed'),
    })
    .from(agents)
    .where(eq(agents.company_id, companyId));
  const [failed] = await tx
    .select({ files: count() })
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.status, 'error')));
  return {
    agents: figures?.agents ?? 0,
    files: figures?.files ?? 0,
    files_failed: failed?.files ?? 0,
    running_syncs: figures?.running_syncs ?? 0,
    failed_syncs: figures?.failed_syncs ?? 0,
    embedding_in_use: modelOf(agentDefaults.embedding_model).kind,
  };
}
