import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { StageUpload } from './use-stage-uploads.ts';
import classes from './files.module.css';

interface UploadLineProps {
  readonly upload: StageUpload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

export function UploadLine({ upload, onRetry, onDismiss }: UploadLineProps) {
  const t = useTexts(texts);
  const { file, share, problem, hopeless } = upload;
  const { name } = file;
  if (problem === undefined) {
    return (
      <div className={classes.upload}>
        <span className={classes.name}>{t('workspace.files.uploading', { name })}</span>
        <Progress
          className={classes.share}
          value={share * 100}
          size="sm"
          aria-label={t('workspace.files.uploading', { name })}
        />
      </div>
    );
  }
  return (
    <div className={classes.upload} data-failed role="alert">
      <span className={classes.name}>
        <strong>{t('workspace.files.upload_failed')}</strong>
        {` · ${name} · ${problem}`}
      </span>
      {hopeless !== true && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      )}
      <ActionIcon size="sm" aria-label={t('workspace.files.dismiss', { name })} onClick={onDismiss}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
