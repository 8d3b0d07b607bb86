import { Button, FileButton } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import * as routes from '#modules/farmer-quotas/contract/imports.ts';
import { upload } from '#platform/web/api/upload.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

/** Copies of many quotas in one zip, found by the names of its files. */
export function ImportDocuments() {
  const t = useTexts(texts);
  const [share, setShare] = useState(0);
  const reset = useRef<() => void>(null);
  const send = useAction({
    act: (file: File, idempotencyKey) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return upload(routes.importDocumentsRoute, { form, onProgress: setShare, idempotencyKey });
    },
    refreshes: [['farmer_quota']],
    failure: t('import.documents_failed'),
  });
  const { data, isPending } = send;
  return (
    <Panel title={t('import.documents')} hint={t('import.documents_hint')}>
      <FileButton
        accept=".zip,application/zip"
        resetRef={reset}
        onChange={(file) => {
          if (file !== null) send.mutate(file);
          // The same file may be chosen again.
          reset.current?.();
        }}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            leftSection={<IconFileZip size={16} />}
            disabled={isPending}
          >
            {isPending
              ? t('import.documents_sending', { percent: Math.round(share * 100) })
              : t('import.documents_choose')}
          </Button>
        )}
      </FileButton>
      {data !== undefined && (
        <div role="status">
          <p>{t('import.documents_done', { stored: data.stored, unchanged: data.unchanged })}</p>
          {data.refused.length > 0 && (
            <Notice>
              {t('import.documents_refused', { count: data.refused.length })}
              <ul>
                {data.refused.map(({ filename, message }) => (
                  <li key={filename}>{`${filename}: ${message}`}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      )}
    </Panel>
  );
}
