import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import * as contract from '#modules/farmer-quotas/contract/documents.ts';
import type { QuotaDocument } from '#modules/farmer-quotas/contract/documents.ts';
import {
  quotaDocumentTypes,
  type QuotaDocumentType,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as files from '#platform/contract/attachments.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ChooseDocument } from './choose-document.tsx';
import { documentsQuery, useRemoveDocument, useStoreDocument } from './documents.api.ts';
import { QuotaDocumentViewer } from './quota-document-viewer.tsx';

interface DocumentsPanelProps {
  readonly quotaId: string;
  readonly isWritable: boolean;
  /** Whether a copy that is missing may be added all the same. */
  readonly takesMissing: boolean;
}

/** The copies of a quota, each shown with what can be done to it. */
export function DocumentsPanel({ quotaId, isWritable, takesMissing }: DocumentsPanelProps) {
  const t = useTexts(texts);
  const query = useQuery(documentsQuery({ id: quotaId }));
  const removal = useRecordWindow<QuotaDocumentType>();
  const remove = useRemoveDocument();
  return (
    <Loaded query={query} failedTitle={t('documents.load_failed')}>
      {(documents) => (
        <Stack>
          {quotaDocumentTypes.map((type) => (
            <Copy
              key={type}
              type={type}
              quotaId={quotaId}
              document={documents.find(({ document_type }) => document_type === type)}
              isWritable={isWritable}
              takesMissing={takesMissing}
              onRemove={() => removal.open(type)}
            />
          ))}
          {removal.draw((type, window) => (
            <DeleteDialog
              {...window}
              title={t('documents.remove_title', { name: t(`document_types.${type}`) })}
              confirmLabel={t('documents.remove')}
              action={remove}
              input={() => ({ id: quotaId, type })}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface CopyProps extends DocumentsPanelProps {
  readonly type: QuotaDocumentType;
  readonly document: QuotaDocument | undefined;
  readonly onRemove: () => void;
}

function Copy({ type, quotaId, document, isWritable, takesMissing, onRemove }: CopyProps) {
  const t = useTexts(texts);
  const store = useStoreDocument();
  const isTaken = isWritable || (takesMissing && document === undefined);
  const download = (id: string) => {
    downloadFile(files.createFileTicketRoute, { id, purpose: 'download' }).catch((error: unknown) =>
      toast.failure(error),
    );
  };
  return (
    <Panel
      title={t(`document_types.${type}`)}
      hint={
        isTaken
          ? t(type === 'id_card_copy' ? 'documents.card_hint' : 'documents.hint', {
              size: contract.documentLimits.megabytes,
            })
          : undefined
      }
      actions={
        <>
          {document !== undefined && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => download(document.id)}
            >
              {t('documents.download')}
            </Button>
          )}
          {document !== undefined && isWritable && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconTrash size={16} />}
              onClick={onRemove}
            >
              {t('documents.remove')}
            </Button>
          )}
          {isTaken && (
            <ChooseDocument
              type={type}
              label={t(document === undefined ? 'documents.choose' : 'documents.replace')}
              busy={store.isPending}
              onChoose={(file) => store.mutate({ id: quotaId, type, file })}
            />
          )}
        </>
      }
    >
      {document === undefined ? (
        <p>{t('documents.missing')}</p>
      ) : (
        <QuotaDocumentViewer quotaId={quotaId} document={document} />
      )}
    </Panel>
  );
}
