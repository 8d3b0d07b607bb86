import type { Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import { agent } from '#modules/agents/contract/agents.ts';
import type { exportAgentsRoute } from '#modules/agents/contract/exports.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { recordReader } from '#platform/server/records/read-records.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { agentList } from '../agents/agent-list.queries.ts';
import { agentColumns } from '../agents/agents.queries.ts';
import { agents } from '../agents/agents.tables.ts';

/** Only the columns that the file shows: it is read a hundred thousand times. */
const listedAgent = agent.omit({
  webhook_check: true,
  webhook_signed_since: true,
  embedding_in_use: true,
  language: true,
  needs_full_sync: true,
  quality_dropped: true,
});

type ListedAgent = z.output<typeof listedAgent>;

function listedColumns(language: Language | Placeholder) {
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
  } = agentColumns(language);
  return listed;
}

const readRows = recordReader(agents, listedColumns);

/** The list of agents as its filters and sorting show it. */
export function agentSheet(
  scope: Scope,
  query: Query<typeof exportAgentsRoute>,
): ExportableList<ListedAgent> {
  const title = 'agents:exports.agents';
  const { findIds } = agentList.exportAs({ title, columns: [] })(scope, query);
  return {
    title,
    columns: exportColumns(listedAgent, {
      id: false,
      code: { heading: 'agents:fields.code', width: 12 },
      name: { heading: 'agents:fields.name', width: 36 },
      description: { heading: 'agents:fields.description', width: 48 },
      owner_user_id: false,
      owner_display: { heading: 'agents:fields.owner', width: 24 },
      tags: { heading: 'agents:fields.tags', width: 24, cell: ({ tags }) => tags.join(', ') },
      pinecone_index: { heading: 'agents:fields.index' },
      embedding_model: { heading: 'agents:fields.embedding_model', width: 24 },
      chunk_size: { heading: 'agents:exports.chunk_size', width: 10 },
      chunk_overlap: { heading: 'agents:exports.chunk_overlap', width: 10 },
      chat_webhook_url: { heading: 'agents:fields.webhook', width: 36 },
      files_count: { heading: 'agents:exports.files', width: 10 },
      latest_sync_status: {
        heading: 'agents:exports.latest_sync_status',
        cell: ({ latest_sync_status: status }, say) =>
          status === null ? null : say(`agents:statuses.sync.${status}`),
      },
      latest_sync_at: { heading: 'agents:exports.latest_sync_at' },
      created_at: { heading: 'agents:fields.created_at' },
      updated_at: { heading: 'agents:settings.updated_at' },
    }),
    findIds,
    readRows: (tx, ids) => readRows(tx, scope, ids),
  };
}
