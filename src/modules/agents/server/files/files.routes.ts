import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import type { StoredFile } from '#platform/server/files/stored-files.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/files.ts';
import { agentErrors } from '#modules/agents/contract/errors.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import { findFileContent, findFileRow, listFiles } from './files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { receiveFiles } from './receive-files.ts';
import { removeFile } from './remove-file.ts';
import { storeUpload } from './store-upload.ts';
import { updateFile } from './update-file.ts';

/** A file that is too large is cut off and its rest discarded; only it fails, not the whole upload. */
const UPLOAD = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: routes.uploadFilesRoute.form.bytes,
    files: routes.uploadFilesRoute.form.most,
  },
};

/** Documents of agents: upload, list, change, remove, download. */
export function serveAgentFiles(serve: Serve, context: AgentsContext): void {
  const { database, downloadTickets, jobs, modelOf, translator } = context;
  const description = { modelOf, translator };

  serve.transaction(routes.listFilesRoute, ({ tx, scope, params, query }) =>
    listFiles(tx, scope, { agentId: params.id, query, ...description }),
  );

  serve.outside(routes.uploadFilesRoute, async ({ scope, params, request, reply }) => {
    if (!request.isMultipart()) throw errors.unsupported_media_type();
    await database.inCompany(scope, (tx) => findAgentRow(tx, scope, params.id), { readOnly: true });
    const form = await receiveFiles(context.files, request.parts(UPLOAD));
    const outcome = await storeUpload(context, scope, { agentId: params.id, form });
    if (outcome.errors.length > 0) void reply.code(207);
    return outcome;
  });

  serve.transaction(routes.updateFileRoute, ({ tx, scope, params, body }) => {
    const address = { agentId: params.id, fileId: params.file_id };
    return updateFile(tx, scope, { ...address, change: body, ...description });
  });

  serve.transaction(routes.deleteFileRoute, async ({ tx, scope, params }) => {
    const address = { agentId: params.id, fileId: params.file_id };
    await removeFile(tx, scope, { ...address, jobs, ...description });
    return undefined;
  });

  serve.outside(routes.downloadFileRoute, async ({ scope, params, reply }) => {
    const address = { agentId: params.id, fileId: params.file_id };
    const stored = await database.inCompany(scope, (tx) => findFileContent(tx, scope, address), {
      readOnly: true,
    });
    return sendContent(reply, stored);
  });

  serve.transaction(routes.createDownloadTicketRoute, async ({ tx, scope, params }) => {
    await findFileRow(tx, scope, { agentId: params.id, fileId: params.file_id });
    const { ticket, expires_at } = await downloadTickets.issue(
      tx,
      scope,
      subjectOf(params.file_id),
    );
    const path = routes.downloadByTicketRoute.path
      .replace(':id', params.id)
      .replace(':file_id', params.file_id);
    return { url: `${path}?ticket=${ticket}`, expires_at };
  });

  serve.outside(routes.downloadByTicketRoute, async ({ params, query, visitor, reply }) => {
    const subject = subjectOf(params.file_id);
    const scope = await downloadTickets.redeem({ ...visitor, ticket: query.ticket, subject });
    if (!scope.permissions.has(agentPermissions.name('read'))) throw errors.forbidden();
    const address = { agentId: params.id, fileId: params.file_id };
    const stored = await database.inCompany(scope, (tx) => findFileContent(tx, scope, address), {
      readOnly: true,
    });
    return sendContent(reply, stored);
  });

  async function sendContent(reply: FastifyReply, stored: StoredFile) {
    const content = context.files.read(stored.storage_key);
    try {
      await once(content, 'open');
    } catch {
      throw agentErrors.content_missing();
    }
    return sendFile(reply, { ...stored, content });
  }
}

/** What a ticket for a file is valid for. */
function subjectOf(fileId: string): string {
  return `agent-file:${fileId}`;
}
