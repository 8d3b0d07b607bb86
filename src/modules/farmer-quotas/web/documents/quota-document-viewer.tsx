import * as routes from '#modules/farmer-quotas/contract/documents.ts';
import type { QuotaDocument } from '#modules/farmer-quotas/contract/documents.ts';
import { loadContent } from '#platform/web/api/download.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DocumentViewer } from '#platform/web/pictures/lazy-pictures.tsx';
import { texts } from '../texts.ts';

interface QuotaDocumentViewerProps {
  readonly quotaId: string;
  readonly document: QuotaDocument;
}

/** A copy to be enlarged and turned; with a warning where another quota has the very same file. */
export function QuotaDocumentViewer({ quotaId, document }: QuotaDocumentViewerProps) {
  const t = useTexts(texts);
  const { id, name, preview, document_type: type, same_as } = document;
  return (
    <Stack>
      {same_as.length > 0 && (
        <Notice>
          {t('documents.same_as', {
            codes: same_as.map(({ quota_code }) => quota_code).join(', '),
          })}
        </Notice>
      )}
      {preview !== null && (
        <DocumentViewer
          key={id}
          id={id}
          name={name}
          kind={preview}
          load={() => loadContent(routes.documentContentRoute, { id: quotaId, type })}
        />
      )}
    </Stack>
  );
}
