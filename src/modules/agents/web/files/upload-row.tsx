import { ActionIcon, Button, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconCopyX,
  IconLoader2,
  IconX,
} from '@tabler/icons-react';
import { memo } from 'react';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { mayRetry, type UploadItem } from './upload-queue.ts';
import type { Uploads } from './uploads.ts';
import classes from './files.module.css';

const SIGNS = {
  pending: IconClock,
  uploading: IconLoader2,
  success: IconCircleCheck,
  failed: IconAlertTriangle,
  clash: IconCopyX,
};

interface UploadRowProps {
  readonly item: UploadItem;
  readonly uploads: Uploads;
}

/** One file of the queue. A queue may be long and each file moves by itself, so rows keep still alone. */
export const UploadRow = memo(({ item, uploads }: UploadRowProps) => {
  const t = useTexts(texts);
  const { id, file, status } = item;
  const Sign = SIGNS[status];
  return (
    <div className={classes.item} data-status={status}>
      <Sign size={18} stroke={1.8} className={classes.itemSign} aria-hidden />
      <span className={classes.itemWords}>
        <span className={classes.itemName}>
          {file.name} <span className={classes.dimmed}>{formatBytes(file.size)}</span>
        </span>
        <span className={classes.itemState}>{stateOf(item, t)}</span>
        {status === 'uploading' && (
          <Progress
            value={item.share * 100}
            size="xs"
            aria-label={t('files.uploading_file', { filename: file.name })}
          />
        )}
      </span>
      <span className={classes.itemActions}>
        {status === 'clash' && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${t('files.replace')}: ${file.name}`}
              onClick={() => uploads.replace(id)}
            >
              {t('files.replace')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`${t('files.keep')}: ${file.name}`}
              onClick={() => uploads.remove(id)}
            >
              {t('files.keep')}
            </Button>
          </>
        )}
        {mayRetry(item) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('files.retry')}: ${file.name}`}
            onClick={() => uploads.retry(id)}
          >
            {t('files.retry')}
          </Button>
        )}
        {status !== 'clash' && status !== 'success' && (
          <ActionIcon
            size="sm"
            aria-label={t(
              status === 'uploading' ? 'files.cancel_upload' : 'files.remove_from_queue',
              {
                filename: file.name,
              },
            )}
            onClick={() => uploads.remove(id)}
          >
            <IconX size={16} />
          </ActionIcon>
        )}
      </span>
    </div>
  );
});
UploadRow.displayName = 'UploadRow';

function stateOf({ status, share, refusal, notice, problem }: UploadItem, t: AgentTexts): string {
  if (refusal?.code === 'file_too_large') return t('errors.file_too_large');
  if (refusal?.code === 'file_type_not_allowed') {
    return t('errors.file_type_not_allowed', { extension: refusal.extension });
  }
  switch (status) {
    case 'uploading':
      // All bytes have left, and the server is looking at them.
      return share >= 1
        ? t('files.queue.checking')
        : t('files.queue.uploading', { percent: Math.floor(share * 100) });
    case 'success':
      return notice ?? t('files.queue.success');
    case 'failed':
      return problem ?? t('files.queue.failed');
    default:
      return t(`files.queue.${status}`);
  }
}
