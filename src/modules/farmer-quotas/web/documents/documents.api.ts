import * as routes from '#modules/farmer-quotas/contract/documents.ts';
import type { QuotaDocumentType } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const QUOTA = 'farmer_quota';

export const documentsQuery = defineQuery(routes.listDocumentsRoute, [QUOTA, 'documents'], {
  fresh: true,
});

interface NewDocument {
  readonly id: string;
  readonly type: QuotaDocumentType;
  readonly file: File;
}

/** Stores a copy in place of the one of its type. */
export function useStoreDocument() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, type, file }: NewDocument, idempotencyKey) => {
      const form = new FormData();
      form.append('document_type', type);
      form.append('document', file, file.name);
      return upload(routes.storeDocumentRoute, { params: { id }, form, idempotencyKey });
    },
    refreshes: [[QUOTA]],
    success: t('documents.stored'),
    failure: t('documents.store_failed'),
  });
}

export const useRemoveDocument = defineAction(routes.removeDocumentRoute, texts, {
  refreshes: [QUOTA],
  failure: 'documents.remove_failed',
});
