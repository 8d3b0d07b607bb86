import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../i18n/use-texts.ts';
import { attachmentTexts } from './attachment-texts.ts';
import type { FileUpload } from './use-uploads.ts';
import classes from './attachments.module.css';

interface UploadLineProps {
  readonly upload: FileUpload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** A file on its way, which can be cancelled, or why it did not arrive. */
export function UploadLine({ upload, onRetry, onDismiss }: UploadLineProps) {
  const t = useTexts(attachmentTexts);
  const { file, share, problem, hopeless } = upload;
  const { name } = file;
  if (problem === undefined) {
    return (
      <div className={classes.upload}>
        <span className={classes.name}>{t('attachments.uploading', { name })}</span>
        <Progress
          className={classes.share}
          value={share * 100}
          size="sm"
          aria-label={t('attachments.uploading', { name })}
        />
        <ActionIcon size="sm" aria-label={t('attachments.cancel', { name })} onClick={onDismiss}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    );
  }
  return (
    <div className={classes.upload} data-failed role="alert">
      <span className={classes.name}>
        <strong>{t('attachments.upload_failed')}</strong>
        {` · ${name} · ${problem}`}
      </span>
      {hopeless !== true && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('attachments.retry')}
        </Button>
      )}
      <ActionIcon size="sm" aria-label={t('attachments.dismiss', { name })} onClick={onDismiss}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
