import { Button, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';
import { FileLine } from './file-line.tsx';
import { UploadLine } from './upload-line.tsx';
import { LARGEST_MEGABYTES, useStageUploads } from './use-stage-uploads.ts';
import classes from './files.module.css';

interface StageFilesProps {
  readonly address: StageAddress;
  readonly files: readonly StageFile[];
  readonly adding: boolean;
  readonly mayWrite: boolean;
}

/** The files of a stage, and those on their way to it. */
export function StageFiles({ address, files, adding, mayWrite }: StageFilesProps) {
  const t = useTexts(texts);
  const { uploads, add, retry, dismiss } = useStageUploads(address);
  const reset = useRef<() => void>(null);
  const sorted = files.toSorted((one, other) => compareNames(one.name, other.name));
  if (sorted.length === 0 && uploads.length === 0 && !adding) return null;
  return (
    <div className={classes.files}>
      {sorted.length > 0 && (
        <ul className={classes.list} aria-label={t('workspace.files.title')}>
          {sorted.map((file) => (
            <FileLine key={file.id} file={file} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onDismiss={() => dismiss(upload.key)}
        />
      ))}
      {adding && (
        <div className={classes.add}>
          <FileButton
            multiple
            resetRef={reset}
            onChange={(chosen) => {
              add(chosen);
              // The same file may be chosen again.
              reset.current?.();
            }}
          >
            {(button) => (
              <Button
                {...button}
                size="compact-sm"
                variant="default"
                leftSection={<IconPaperclip size={16} stroke={1.7} />}
              >
                {t('workspace.files.add')}
              </Button>
            )}
          </FileButton>
          <span className={textClasses.hint}>
            {t('workspace.files.limit', { size: LARGEST_MEGABYTES })}
          </span>
        </div>
      )}
    </div>
  );
}
