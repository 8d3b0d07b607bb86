import { and, eq, sql } from 'drizzle-orm';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import { readTogether } from '#platform/server/database/read-together.ts';
import { instantCell } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import type { exportAgentsRoute, exportFilesRoute } from '#modules/agents/contract/exports.ts';
import {
  describeFiles,
  fileOrders,
  filesThat,
  type FileDescription,
} from '../files/files.queries.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agentOrders, conditionsOf } from '../agents/agent-list.queries.ts';
import { describedColumns, type AgentRow, type DescribedRow } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';

const ours = companyView(agents);

/** What the file shows, and no more: it is read a hundred thousand times. */
function listedColumns({ language }: Pick<Scope, 'language'>) {
  const {
    company_id: _company,
    indexed_settings: _settings,
    webhook_check: _check,
    webhook_signed_since: _signed,
    created_by: _author,
    updated_by: _editor,
    quality_dropped: _quality,
    language: _language,
    ...listed
  } = describedColumns(language);
  return listed;
}

type ListedAgent = Pick<DescribedRow, keyof ReturnType<typeof listedColumns>>;

/** The list of agents as its filters and sorting show it. */
export function agentList(
  scope: Scope,
  query: Query<typeof exportAgentsRoute>,
): ExportableList<ListedAgent> {
  const { filters, words } = conditionsOf(query);
  return {
    title: 'agents:exports.agents',
    columns: [
      { heading: 'agents:exports.code', width: 12, cell: (row) => row.code },
      { heading: 'agents:exports.name', width: 36, cell: (row) => row.name },
      { heading: 'agents:exports.description', width: 48, cell: (row) => row.description },
      {
        heading: 'agents:exports.owner',
        width: 24,
        cell: (row) => row.owner_name ?? String(row.owner_id),
      },
      { heading: 'agents:exports.tags', width: 24, cell: (row) => row.tags.join(', ') },
      { heading: 'agents:exports.index', cell: (row) => row.pinecone_index },
      { heading: 'agents:exports.embedding_model', width: 24, cell: (row) => row.embedding_model },
      { heading: 'agents:exports.chunk_size', width: 10, cell: (row) => row.chunk_size },
      { heading: 'agents:exports.chunk_overlap', width: 10, cell: (row) => row.chunk_overlap },
      { heading: 'agents:exports.webhook', width: 36, cell: (row) => row.chat_webhook_url },
      { heading: 'agents:exports.files', width: 10, cell: (row) => row.files_count },
      {
        heading: 'agents:exports.latest_sync_status',
        cell: ({ latest_sync_status: status }, say) =>
          status === null ? null : say(`agents:statuses.sync.${status}`),
      },
      { heading: 'agents:exports.latest_sync_at', cell: (row) => instantCell(row.latest_sync_at) },
      { heading: 'agents:exports.created_at', cell: (row) => instantCell(row.created_at) },
      { heading: 'agents:exports.updated_at', cell: (row) => instantCell(row.updated_at) },
    ],
    findIds(tx) {
      const listed = tx
        .select({ id: agents.id })
        .from(ours)
        .where(and(filters, words))
        .orderBy(...agentOrders[query.sort]);
      return idsInOrder(tx, listed);
    },
    readRows: (tx, ids) =>
      readTogether(
        tx,
        listedColumns(scope),
        sql`from ${agents} where ${and(eq(agents.company_id, scope.companyId), isOneOf(agents.id, ids))}`,
      ),
  };
}

interface FilesOf {
  readonly agent: AgentRow;
  readonly query: Query<typeof exportFilesRoute>;
}

/** The list of an agent's files as its filters and sorting show it. */
export function fileList(
  { translator, modelOf }: FileDescription,
  scope: Scope,
  { agent, query }: FilesOf,
): ExportableList<AgentFile> {
  return {
    title: 'agents:exports.file_list',
    columns: [
      { heading: 'agents:exports.filename', width: 40, cell: (file) => file.filename },
      { heading: 'agents:exports.size_bytes', width: 14, cell: (file) => file.size_bytes },
      { heading: 'agents:exports.mime_type', width: 24, cell: (file) => file.mime_type },
      {
        heading: 'agents:exports.status',
        cell: (file, say) => say(`agents:statuses.file.${file.status}`),
      },
      { heading: 'agents:exports.reason', width: 48, cell: (file) => file.reason_message },
      { heading: 'agents:exports.pages', width: 10, cell: (file) => file.pages_count },
      { heading: 'agents:exports.chunks', width: 10, cell: (file) => file.chunks_count },
      {
        heading: 'agents:exports.uploaded_at',

        cell: (file) => instantCell(file.uploaded_at),
      },
      { heading: 'agents:exports.uploaded_by', width: 24, cell: (file) => file.uploaded_by },
      { heading: 'agents:exports.note', width: 36, cell: (file) => file.note },
    ],
    findIds(tx) {
      const listed = tx
        .select({ id: agentFiles.id })
        .from(agentFiles)
        .where(filesThat(scope, agent.id, query))
        .orderBy(...fileOrders[query.sort]);
      return idsInOrder(tx, listed);
    },
    async readRows(tx, ids) {
      const rows = await tx
        .select()
        .from(agentFiles)
        .where(and(eq(agentFiles.company_id, scope.companyId), isOneOf(agentFiles.id, ids)));
      return describeFiles(tx, scope, { agent, rows, translator, modelOf });
    },
  };
}
