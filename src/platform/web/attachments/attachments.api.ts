import * as routes from '#platform/contract/attachments.ts';
import type { AttachedFile } from '#platform/contract/attachments.ts';
import { callRoute, askRoute } from '../api/call-route.ts';
import { apiOf } from '../api/configuration.ts';
import { downloadFile } from '../api/download.ts';
import { upload } from '../api/upload.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useAction } from '../query/use-action.ts';
import { attachmentTexts } from './attachment-texts.ts';
import type { Sending } from './use-uploads.ts';

/** A record by its kind, as events name it, and its id. */
export interface RecordOfFiles {
  readonly entity: string;
  readonly id: string;
}

/** Begins with the kind of record, so that its events refresh the list. */
export const filesKey = ({ entity, id }: RecordOfFiles) => [entity, 'files', id];

export const attachmentsQuery = (record: RecordOfFiles) => ({
  queryKey: filesKey(record),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AttachedFile[]> =>
    askRoute(
      routes.listFilesRoute,
      { entity_type: record.entity, entity_id: record.id },
      { signal },
    ),
  meta: { persist: false },
});

/** Sends a file to a record: `entityType` and `entityId` as the upload route takes them. */
export function uploadTo(
  { entityType, entityId }: { readonly entityType: string; readonly entityId: string },
  { file, ...sending }: Sending,
) {
  const form = new FormData();
  form.append('entity_type', entityType);
  form.append('entity_id', entityId);
  form.append('file', file);
  return upload(routes.uploadFileRoute, { form, ...sending });
}

/** Where the content of attached files comes from. */
export const attachedContent = {
  download: ({ id }: { readonly id: string }) =>
    downloadFile(routes.createFileTicketRoute, { id, purpose: 'download' }),
  preview: async ({ id }: { readonly id: string }) => {
    const ticket = { id, purpose: 'preview' } as const;
    const { url } = await callRoute(routes.createFileTicketRoute, ticket);
    return `${apiOf(url).base}${url}`;
  },
};

/** Removes an attached file from its record. */
export function useRemoveAttachment(record: RecordOfFiles) {
  const t = useTexts(attachmentTexts);
  return useAction({
    act: (input: { readonly id: string }, idempotencyKey) =>
      askRoute(routes.removeFileRoute, input, { idempotencyKey }),
    refreshes: [filesKey(record)],
    failure: t('attachments.delete_failed'),
  });
}
