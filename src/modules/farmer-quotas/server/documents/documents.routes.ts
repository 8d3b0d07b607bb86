import * as routes from '#modules/farmer-quotas/contract/documents.ts';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { findAttachment } from '#platform/server/attachments/attachments.queries.ts';
import type { Context } from '#platform/server/context.ts';
import { sendContent } from '#platform/server/http/send-content.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { lockQuota, quotaKeeper } from '../records/quotas.queries.ts';
import { requireEditable } from '../records/require-editable.ts';
import { findDocument, listDocuments, removeDocument, storeDocument } from './quota-documents.ts';
import { documentUpload, receiveDocuments } from './receive-documents.ts';
import { requireRoom } from './require-room.ts';

const { form } = routes.storeDocumentRoute;

export function serveDocuments(serve: Serve, context: Context): void {
  const { database, employeeName, files } = context;

  serve.transaction(routes.listDocumentsRoute, async ({ tx, scope, params }) => {
    await quotaKeeper.find(tx, scope, params.id);
    return { data: await listDocuments(tx, scope, { quotaId: params.id, employeeName }) };
  });

  serve.form(routes.storeDocumentRoute, async ({ scope, params, request }) => {
    const parts = request.parts(documentUpload);
    const received = await receiveDocuments(files, { parts, fieldnames: [form.file] });
    const file = received.files.get(form.file);
    const fields = form.fields.safeParse(received.fields);
    let isStored = false;
    return {
      content: { id: params.id, ...received.fields, sha256: file?.sha256 },
      async work(tx) {
        const quota = await lockQuota(tx, scope, params.id);
        await requireRoom(tx, scope, { quota, type: fields.data?.document_type });
        if (received.refusal !== undefined) throw received.refusal;
        if (!fields.success) {
          throw errors.validation_failed({ fields: toFieldProblems(fields.error) });
        }
        if (file === undefined) throw routes.documentErrors.document_missing();
        const type = fields.data.document_type;
        isStored = await storeDocument(tx, scope, { quotaId: params.id, type, file });
        const documents = await listDocuments(tx, scope, { quotaId: params.id, employeeName });
        const stored = documents.find((each) => each.document_type === type);
        if (stored === undefined) throw new Error('The document was not stored');
        return stored;
      },
      async tidy() {
        if (!isStored) await received.discard();
      },
    };
  });

  serve.outside(routes.documentContentRoute, async ({ scope, params, reply }) => {
    const stored = await database.inCompany(
      scope,
      async (tx) => {
        const found = await findDocument(tx, scope, { quotaId: params.id, type: params.type });
        if (found === undefined) throw errors.not_found();
        return findAttachment(tx, scope, found.attachment_id);
      },
      { readOnly: true },
    );
    return sendContent(reply, files, { stored, purpose: 'download' });
  });

  serve.transaction(routes.removeDocumentRoute, async ({ tx, scope, params }) => {
    requireEditable(await lockQuota(tx, scope, params.id));
    await removeDocument(tx, scope, { quotaId: params.id, type: params.type });
    return undefined;
  });
}
