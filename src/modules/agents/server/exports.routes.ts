import type { FastifyRequest } from 'fastify';
import { issueTicket, redeemTicket } from '#modules/identity/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { exportAddressOf, exportSubject } from '#platform/server/export/export-address.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { agentPermissions } from '#modules/agents/contract/agents.permissions.ts';
import * as routes from '#modules/agents/contract/exports.routes.ts';
import type { AgentsContext } from './agents-context.ts';
import { findAgentRow } from './agents.queries.ts';
import { agentList, fileList } from './exports.queries.ts';

const TICKET_SECONDS = 60;

/** Lists as files to take along. The browser fetches them by itself, hence the tickets. */
export function serveExports(serve: Serve, context: AgentsContext): void {
  const { clock, database } = context;

  serve.transaction(routes.createAgentsExportRoute, ({ tx, scope, body }) =>
    ticketFor(tx, scope, { path: routes.exportAgentsRoute.path, choices: body }),
  );

  serve.outside(routes.exportAgentsRoute, async ({ query, visitor, request, reply }) => {
    const scope = await admit(request, { ...visitor, ...query });
    const list = agentList(scope, query);
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  serve.transaction(routes.createFilesExportRoute, async ({ tx, scope, params, body }) => {
    await findAgentRow(tx, scope, params.id);
    const path = routes.exportFilesRoute.path.replace(':id', params.id);
    return ticketFor(tx, scope, { path, choices: body });
  });

  serve.outside(routes.exportFilesRoute, async ({ params, query, visitor, request, reply }) => {
    const scope = await admit(request, { ...visitor, ...query });
    const agent = await database.inCompany(scope, (tx) => findAgentRow(tx, scope, params.id), {
      readOnly: true,
    });
    const list = fileList(context, scope, { agent, query });
    return sendFile(reply, exportFile(context, scope, { list, format: query.format }));
  });

  async function ticketFor(
    tx: Transaction,
    scope: Scope,
    { path, choices }: { path: string; choices: object },
  ) {
    const address = exportAddressOf(path, { ...choices, language: scope.language });
    const ticket = await issueTicket(tx, scope, exportSubject(address));
    return {
      url: `${address}&ticket=${ticket}`,
      expires_at: new Date(clock.now().getTime() + TICKET_SECONDS * 1000).toISOString(),
    };
  }

  async function admit(
    { url }: FastifyRequest,
    visitor: { requestId: string; language: Language; ticket: string },
  ): Promise<Scope> {
    const scope = await redeemTicket(context, { ...visitor, subject: exportSubject(url) });
    if (!scope.permissions.has(agentPermissions.name('read'))) throw errors.forbidden();
    return scope;
  }
}
