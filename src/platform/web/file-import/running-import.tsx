import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import type { FileImportDetail } from '#platform/contract/file-imports.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import { useCancelImport } from './file-imports.api.ts';
import classes from './file-import.module.css';

/** A step that goes on by itself: how far it is, and the way to stop it. */
export function RunningImport({ current }: { readonly current: FileImportDetail }) {
  const t = useTexts(fileImportTexts);
  const cancel = useCancelImport();
  const { id, status, filename, rows_done: done, rows_total: total } = current;
  const label = t(`file_import.statuses.${status}`);
  return (
    <div className={classes.steps}>
      <p className={classes.file}>{filename}</p>
      <strong role="status">{label}</strong>
      <Progress
        value={total === null || total === 0 ? 100 : (done / total) * 100}
        animated
        aria-label={label}
      />
      <p>
        {total === null
          ? t('file_import.rows_done', { count: done })
          : t('file_import.rows_of', { done: formatNumber(done), total: formatNumber(total) })}
      </p>
      <p className={text.hint}>{t('file_import.leave')}</p>
      {status !== 'undoing' && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={16} />}
            disabled={current.cancel_requested}
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id })}
          >
            {t('file_import.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
