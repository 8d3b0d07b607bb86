import { once } from 'node:events';
import type { MultipartFile } from '@fastify/multipart';
import * as routes from '#modules/engines/contract/attachments.ts';
import { enginePermissions } from '#modules/engines/contract/permissions.ts';
import { AppError, errors } from '#platform/contract/errors.ts';
import { success } from '#platform/contract/envelopes.ts';
import type { Context } from '#platform/server/context.ts';
import { cleanFilename } from '#platform/server/files/clean-filename.ts';
import { ContentTooLargeError, type FileStore } from '#platform/server/files/file-store.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findAttachment, listAttachments } from './attachments.queries.ts';
import { engineKeeper } from '../engines/engines.queries.ts';
import { addAttachment } from './add-attachment.ts';
import { removeAttachment } from './remove-attachment.ts';

/** Whatever a file is, nobody's browser opens it here. */
const MIME_TYPE = 'application/octet-stream';

export function serveAttachments(serve: Serve, context: Context): void {
  const { database, downloadTickets, files, translator } = context;
  const subjectOf = (id: string) => `engine-attachment:${id}`;

  serve.transaction(routes.listAttachmentsRoute, async ({ tx, scope, params }) => {
    await engineKeeper.find(tx, scope, params.id);
    return success(await listAttachments(tx, scope, params.id));
  });

  serve.outside(routes.addAttachmentRoute, async ({ scope, params, request }) => {
    await database.inCompany(scope, (tx) => engineKeeper.find(tx, scope, params.id), {
      readOnly: true,
    });
    const part = await request.file({
      limits: {
        fileSize: routes.addAttachmentRoute.form.bytes,
        files: routes.addAttachmentRoute.form.most,
      },
      throwFileSizeLimit: false,
    });
    const file = await take(files, part);
    try {
      const added = await database.inCompany(scope, (tx) =>
        addAttachment(tx, scope, { engineId: params.id, file }),
      );
      return success(
        added,
        translator.translate(scope.language, 'engines:messages.attachment_added'),
      );
    } catch (error) {
      // The commit itself may have failed half-way; the nightly sweep then decides by what the books say.
      if (error instanceof AppError) await files.remove(file.storage_key);
      throw error;
    }
  });

  serve.transaction(routes.removeAttachmentRoute, async ({ tx, scope, params }) => {
    await removeAttachment(tx, scope, { engineId: params.id, id: params.attachment_id });
    return undefined;
  });

  serve.transaction(routes.createAttachmentTicketRoute, async ({ tx, scope, params }) => {
    const { id: engineId, attachment_id: id } = params;
    await findAttachment(tx, scope, { engineId, id });
    const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subjectOf(id));
    const path = routes.downloadAttachmentRoute.path
      .replace(':id', engineId)
      .replace(':attachment_id', id);
    return { url: `${path}?ticket=${ticket}`, expires_at };
  });

  serve.outside(routes.downloadAttachmentRoute, async ({ params, query, visitor, reply }) => {
    const { id: engineId, attachment_id: id } = params;
    const subject = subjectOf(id);
    const scope = await downloadTickets.redeem({ ...visitor, ticket: query.ticket, subject });
    if (!scope.permissions.has(enginePermissions.name('read'))) throw errors.forbidden();
    const stored = await database.inCompany(
      scope,
      (tx) => findAttachment(tx, scope, { engineId, id }),
      { readOnly: true },
    );
    const content = files.read(stored.storage_key);
    await once(content, 'open');
    return sendFile(reply, { ...stored, content });
  });
}

/** Takes a file in to the disk; when this throws nothing of it is kept. */
async function take(files: FileStore, part: MultipartFile | undefined) {
  if (part === undefined) throw routes.attachmentErrors.attachment_missing();
  const filename = cleanFilename(part.filename);
  if (filename === undefined || filename.length > routes.attachmentLimits.filename) {
    part.file.resume();
    throw routes.attachmentErrors.attachment_name_invalid();
  }
  try {
    const content = await files.receive(part.file, routes.attachmentLimits.bytes);
    if (part.file.truncated) {
      await files.discard(content);
      throw errors.too_large();
    }
    const { size_bytes, sha256 } = content;
    const storage_key = await files.keep(content);
    return { filename, mime_type: MIME_TYPE, size_bytes, sha256, storage_key };
  } catch (error) {
    throw error instanceof ContentTooLargeError ? errors.too_large() : error;
  }
}
