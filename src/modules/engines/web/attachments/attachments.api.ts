import { queryOptions } from '@tanstack/react-query';
import type {
  addAttachmentRoute,
  listAttachmentsRoute,
  removeAttachmentRoute,
} from '#modules/engines/contract/attachments.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listAttachmentsRoute>('GET', '/v1/engines/:id/attachments');
const add = endpoint<typeof addAttachmentRoute>('POST', '/v1/engines/:id/attachments');
const remove = endpoint<typeof removeAttachmentRoute>(
  'DELETE',
  '/v1/engines/:id/attachments/:attachment_id',
);

export const attachmentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['engine_attachment', 'list', id],
    queryFn: async ({ signal }) => (await call(list, { params: { id }, signal })).data,
  });

const refreshes = [['engine_attachment']];

export function useAddAttachment(id: string) {
  const t = useTexts(texts);
  return useAction({
    act: (file: File, idempotencyKey) => {
      const form = new FormData();
      form.append('file', file);
      return upload(add, { params: { id }, form, idempotencyKey });
    },
    refreshes,
    success: t('messages.attachment_added'),
    failure: t('banners.attach_failed'),
  });
}

export function useRemoveAttachment(id: string, onRemoved: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (attachmentId: string, idempotencyKey) =>
      call(remove, { params: { id, attachment_id: attachmentId }, idempotencyKey }),
    refreshes,
    failure: t('banners.detach_failed'),
    onSuccess: onRemoved,
  });
}
