import type { FastifyReply } from 'fastify';
import { fileErrors } from '#modules/feature-development/contract/files.ts';
import * as routes from '#modules/feature-development/contract/files.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { sendContent } from '#platform/server/http/send-content.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findContent, listFileVersions } from './files.queries.ts';
import { removeFile } from './remove-file.ts';

interface Wanted {
  readonly id: string;
  readonly version?: number;
  readonly purpose: 'download' | 'preview';
}

export function serveFiles(serve: Serve, context: Context): void {
  const { database, downloadTickets, files } = context;

  serve.transaction(routes.listFileVersionsRoute, async ({ tx, scope, params }) => ({
    data: await listFileVersions(tx, scope, params.id),
  }));

  serve.transaction(routes.removeFileRoute, async ({ tx, scope, params }) => {
    await removeFile(tx, scope, params.id);
    return undefined;
  });

  serve.outside(routes.downloadFileRoute, ({ scope, params, query, reply }) =>
    send(reply, scope, { ...params, ...query, purpose: 'download' }),
  );

  serve.transaction(routes.createFileTicketRoute, async ({ tx, scope, params, body }) => {
    const wanted = { ...params, ...body };
    const { preview } = await findContent(tx, scope, wanted);
    if (wanted.purpose === 'preview' && preview === null) throw fileErrors.file_not_shown();
    const subject = subjectOf(wanted);
    const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subject);
    const query = new URLSearchParams({
      purpose: wanted.purpose,
      ...(wanted.version === undefined ? {} : { version: String(wanted.version) }),
      ticket,
    });
    return {
      url: `${routes.fileByTicketRoute.path.replace(':id', params.id)}?${query}`,
      expires_at,
    };
  });

  serve.outside(routes.fileByTicketRoute, async ({ params, query, visitor, reply }) => {
    const { ticket, ...choices } = query;
    const wanted = { ...params, ...choices };
    const subject = subjectOf(wanted);
    const scope = await downloadTickets.redeem({ ...visitor, ticket, subject });
    if (!scope.permissions.has(trackingPermissions.name('read'))) throw errors.forbidden();
    return send(reply, scope, wanted);
  });

  async function send(reply: FastifyReply, scope: Scope, wanted: Wanted) {
    const stored = await database.inCompany(scope, (tx) => findContent(tx, scope, wanted), {
      readOnly: true,
    });
    return sendContent(reply, files, { stored, purpose: wanted.purpose });
  }
}

/** What a ticket is valid for. */
function subjectOf({ id, purpose, version }: Wanted): string {
  return `sow-file:${id}:${purpose}:${version ?? 'newest'}`;
}
