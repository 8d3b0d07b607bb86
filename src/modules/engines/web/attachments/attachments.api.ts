import * as routes from '#modules/engines/contract/attachments.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const refreshes = [['engine_attachment']];

export const attachmentsQuery = defineQuery(routes.listAttachmentsRoute, [
  'engine_attachment',
  'list',
]);

export function useAddAttachment(id: string) {
  const t = useTexts(texts);
  return useAction({
    act: (file: File, idempotencyKey) => {
      const form = new FormData();
      form.append('file', file);
      return upload(routes.addAttachmentRoute, { params: { id }, form, idempotencyKey });
    },
    refreshes,
    success: t('messages.attachment_added'),
    failure: t('banners.attach_failed'),
  });
}

export const useRemoveAttachment = defineAction(routes.removeAttachmentRoute, texts, {
  refreshes,
  failure: 'banners.detach_failed',
});

export const downloadAttachment = (id: string, attachment_id: string) =>
  downloadFile(routes.createAttachmentTicketRoute, { id, attachment_id });
