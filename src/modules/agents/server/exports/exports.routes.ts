import { createExportTickets } from '#modules/identity/server/public.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import * as routes from '#modules/agents/contract/exports.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { agentList } from './agents-export.queries.ts';
import { fileList } from './files-export.queries.ts';

/** Lists as files. The browser fetches them by itself, hence the tickets. */
export function serveExports(serve: Serve, context: AgentsContext): void {
  const { database } = context;
  const tickets = createExportTickets(context);
  const permission = agentPermissions.name('read');

  serve.transaction(routes.createAgentsExportRoute, ({ tx, scope, body }) =>
    tickets.issue(tx, scope, { path: routes.exportAgentsRoute.path, choices: body }),
  );

  serve.outside(routes.exportAgentsRoute, async ({ query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission, list: 'agent' },
    );
    const list = agentList(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createFilesExportRoute, async ({ tx, scope, params, body }) => {
    await findAgentRow(tx, scope, params.id);
    const path = routes.exportFilesRoute.path.replace(':id', params.id);
    return tickets.issue(tx, scope, { path, choices: body });
  });

  serve.outside(routes.exportFilesRoute, async ({ params, query, visitor, request, reply }) => {
    const scope = await tickets.redeem(
      { ...visitor, ...query, url: request.url },
      { permission, list: 'agent_file' },
    );
    const agent = await database.inCompany(scope, (tx) => findAgentRow(tx, scope, params.id), {
      readOnly: true,
    });
    const list = fileList(context, scope, { agent, query });
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });
}
