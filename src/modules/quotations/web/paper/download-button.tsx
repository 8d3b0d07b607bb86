import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import * as routes from '#modules/quotations/contract/paper.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { PaperLook } from './look-choice.tsx';

interface DownloadButtonProps {
  readonly id: string;
  /** Without one, the paper looks as the company and the customer usually have it. */
  readonly look?: PaperLook;
}

/** Downloads a quotation as a PDF file. */
export function DownloadButton({ id, look }: DownloadButtonProps) {
  const t = useTexts(texts);
  const download = () =>
    void downloadFile(routes.createPdfTicketRoute, { id, ...look, purpose: 'download' }).catch(
      (error: unknown) => toast.failure(error, t('sending.download_failed')),
    );
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
      {t('sending.download')}
    </Button>
  );
}
