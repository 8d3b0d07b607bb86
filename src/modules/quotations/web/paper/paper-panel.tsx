import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import * as routes from '#modules/quotations/contract/paper.ts';
import { QUOTATION } from '#modules/quotations/contract/quotation-errors.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { downloadFile } from '#platform/web/api/download.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const paperQuery = defineQuery(routes.showPaperRoute, [QUOTATION, 'paper']);

/** A quotation as it is on paper; once it was sent, as it was sent. */
export function PaperPanel({ quotation: { id } }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { data: paper } = useQuery(paperQuery({ id }));
  const download = () =>
    void downloadFile(routes.createPdfTicketRoute, { id, purpose: 'download' }).catch(
      (error: unknown) => toast.failure(error, t('sending.download_failed')),
    );
  return (
    <Panel
      title={t('sending.paper')}
      actions={
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
          {t('sending.download')}
        </Button>
      }
    >
      {paper !== undefined && (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(paper.svg)}`}
          alt={t('sending.paper')}
          width="100%"
        />
      )}
      {paper?.frozen.map(({ id: paperId, filename, sha256 }) => (
        <p key={paperId} className={text.hint}>{`${filename} · SHA-256 ${sha256}`}</p>
      ))}
    </Panel>
  );
}
