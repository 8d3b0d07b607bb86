import { and, eq } from 'drizzle-orm';
import type { exportFilesRoute } from '#modules/agents/contract/exports.ts';
import { agentFile, type AgentFile } from '#modules/agents/contract/files.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import {
  describeFiles,
  fileOrders,
  filesThat,
  type FileDescription,
} from '../files/files.queries.ts';
import { agentFiles } from '../files/files.tables.ts';

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
    columns: exportColumns(agentFile, {
      id: false,
      filename: { heading: 'agents:exports.filename', width: 40 },
      size_bytes: { heading: 'agents:exports.size_bytes', width: 14 },
      mime_type: { heading: 'agents:exports.mime_type', width: 24 },
      status: {
        heading: 'agents:fields.status',
        cell: ({ status }, say) => say(`agents:statuses.file.${status}`),
      },
      reason: false,
      reason_message: { heading: 'agents:exports.reason', width: 48 },
      indexed: false,
      needs_sync: false,
      pages_count: { heading: 'agents:fields.pages_count', width: 10 },
      chunks_count: { heading: 'agents:fields.chunks', width: 10 },
      text_quality: false,
      text_warning: false,
      text_encoding: false,
      chosen_encoding: false,
      version_no: false,
      enabled: false,
      uploaded_at: { heading: 'agents:exports.uploaded_at' },
      uploaded_by: { heading: 'agents:exports.uploaded_by', width: 24 },
      note: { heading: 'agents:fields.note', width: 36 },
      updated_at: false,
    }),
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
