import { z } from 'zod';
import { attachedFile } from '#platform/contract/attachments.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { quotaPermissions } from './permissions.ts';
import { quotaDocumentTypes } from './quota-choices.ts';
import { editingErrors } from './quota-errors.ts';

export const documentLimits = { bytes: 10 * 1024 * 1024, megabytes: 10 } as const;

export const documentEvents = defineEvents('farmer-quotas', [
  'document_stored',
  'document_removed',
]);

export const documentErrors = defineErrors('farmer-quotas', {
  document_missing: 400,
  document_too_large: 413,
  /** Neither a picture nor a PDF. */
  document_unreadable: 400,
  /** A PDF with a password. */
  document_locked: 400,
});

export const quotaDocument = attachedFile.extend({
  document_type: z.enum(quotaDocumentTypes),
  /** Other quotas whose copy is the very same file. */
  same_as: z.array(z.object({ quota_id: recordId, quota_code: z.string() })),
});

export type QuotaDocument = z.output<typeof quotaDocument>;

const ofType = z.object({ id: recordId, type: z.enum(quotaDocumentTypes) });

export const listDocumentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/:id/documents',
  access: quotaPermissions.names.documents,
  summary: 'The copies that a quota has; `/v1/files` makes links to their content',
  answers: { 200: z.object({ data: z.array(quotaDocument) }) },
});

export const storeDocumentRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotas/:id/documents',
  access: quotaPermissions.names.write,
  summary:
    'Store a copy with a quota, in place of the one of its type; a verified quota takes only one that is missing',
  form: {
    file: 'document',
    most: 1,
    bytes: documentLimits.bytes,
    repeatable: true,
    fields: z.object({ document_type: z.enum(quotaDocumentTypes) }),
  },
  refuses: [...Object.values(documentErrors), ...editingErrors],
  answers: { 201: quotaDocument },
});

export const documentContentRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotas/:id/documents/:type',
  access: quotaPermissions.names.documents,
  summary: 'The content of a copy',
  params: ofType,
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

export const removeDocumentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/quotas/:id/documents/:type',
  access: quotaPermissions.names.write,
  summary: 'Remove a copy from a quota',
  params: ofType,
  refuses: editingErrors,
  answers: { 204: z.undefined() },
});
