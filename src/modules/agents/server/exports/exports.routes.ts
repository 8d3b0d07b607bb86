import * as routes from '#modules/agents/contract/exports.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { agentSheet } from './agents-export.queries.ts';
import { fileList } from './files-export.queries.ts';

export function serveExports(serve: Serve, context: AgentsContext): void {
  const { database } = context;

  serveExport(serve, context, {
    routes: { ticket: routes.createAgentsExportRoute, file: routes.exportAgentsRoute },
    entity: 'agent',
    list: agentSheet,
  });

  serveExport(serve, context, {
    routes: { ticket: routes.createFilesExportRoute, file: routes.exportFilesRoute },
    entity: 'agent_file',
    check: (tx, scope, { params }) => findAgentRow(tx, scope, params.id),
    async list(scope, query, { id }) {
      const agent = await database.inCompany(scope, (tx) => findAgentRow(tx, scope, id), {
        readOnly: true,
      });
      return fileList(context, scope, { agent, query });
    },
  });
}
