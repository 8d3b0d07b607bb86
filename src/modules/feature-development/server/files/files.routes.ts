import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { fileErrors } from '#modules/feature-development/contract/files.ts';
import * as routes from '#modules/feature-development/contract/files.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { issueTicket, redeemTicket } from '#modules/identity/server/public.ts';
import { AppError, errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile, showFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { addFile } from './add-file.ts';
import { findContent, listFileVersions } from './files.queries.ts';
import { receiveUpload } from './receive-upload.ts';
import { removeFile } from './remove-file.ts';

const TICKET_SECONDS = 60;

/** A file that is too large is cut off, so that its name can be reported. */
const UPLOAD = {
  throwFileSizeLimit: false,
  limits: { fileSize: routes.uploadFileRoute.form.bytes },
};

interface Wanted {
  readonly id: string;
  readonly version?: number;
  readonly purpose: 'download' | 'preview';
}

export function serveFiles(serve: Serve, context: Context): void {
  const { clock, database, files } = context;

  serve.outside(routes.uploadFileRoute, async ({ scope, request }) => {
    const { preview, sow_id, stage_number, ...file } = await receiveUpload(
      files,
      request.parts(UPLOAD),
    );
    try {
      const added = await database.inCompany(scope, (tx) =>
        addFile(tx, scope, { sow_id, stage_number, file, preview }),
      );
      if (!added.isStored) await files.remove(file.storage_key);
      return added.file;
    } catch (error) {
      // The commit itself may have failed; the nightly sweep then decides by what the database has.
      if (error instanceof AppError) await files.remove(file.storage_key);
      throw error;
    }
  });

  serve.transaction(routes.listFileVersionsRoute, async ({ tx, scope, params }) => ({
    data: await listFileVersions(tx, scope, params.id),
  }));

  serve.transaction(routes.removeFileRoute, async ({ tx, scope, params }) => {
    await removeFile(tx, scope, params.id);
    return undefined;
  });

  serve.outside(routes.downloadFileRoute, ({ scope, params, query, reply }) =>
    sendContent(reply, scope, { ...params, ...query, purpose: 'download' }),
  );

  serve.transaction(routes.createFileTicketRoute, async ({ tx, scope, params, body }) => {
    const wanted = { ...params, ...body };
    const { preview } = await findContent(tx, scope, wanted);
    if (wanted.purpose === 'preview' && preview === null) throw fileErrors.file_not_shown();
    const ticket = await issueTicket(tx, scope, subjectOf(wanted));
    const query = new URLSearchParams({
      purpose: wanted.purpose,
      ...(wanted.version === undefined ? {} : { version: String(wanted.version) }),
      ticket,
    });
    return {
      url: `${routes.fileByTicketRoute.path.replace(':id', params.id)}?${query}`,
      expires_at: new Date(clock.now().getTime() + TICKET_SECONDS * 1000).toISOString(),
    };
  });

  serve.outside(routes.fileByTicketRoute, async ({ params, query, visitor, reply }) => {
    const { ticket, ...choices } = query;
    const wanted = { ...params, ...choices };
    const scope = await redeemTicket(context, { ...visitor, ticket, subject: subjectOf(wanted) });
    if (!scope.permissions.has(trackingPermissions.name('read'))) throw errors.forbidden();
    return sendContent(reply, scope, wanted);
  });

  async function sendContent(reply: FastifyReply, scope: Scope, wanted: Wanted) {
    const stored = await database.inCompany(scope, (tx) => findContent(tx, scope, wanted), {
      readOnly: true,
    });
    const content = files.read(stored.storage_key);
    await once(content, 'open');
    const isShown = wanted.purpose === 'preview' && stored.preview !== null;
    return isShown
      ? showFile(reply, { ...stored, content })
      : sendFile(reply, { ...stored, content });
  }
}

/** What a ticket is valid for. */
function subjectOf({ id, purpose, version }: Wanted): string {
  return `sow-file:${id}:${purpose}:${version ?? 'newest'}`;
}
