import { ActionIcon, Skeleton } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FileVersion, StageFile } from '#modules/feature-development/contract/files.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatBytes, formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { downloadFile, fileVersionsQuery } from './files.api.ts';
import { texts } from '../texts.ts';
import { usePreview } from './use-preview.tsx';
import classes from './files.module.css';

interface FileVersionsProps {
  readonly sowId: string;
  readonly file: StageFile;
  readonly onClose: () => void;
}

/** All contents that a file has had, the newest first. */
export function FileVersions({ sowId, file, onClose }: FileVersionsProps) {
  const t = useTexts(texts);
  const query = useQuery(fileVersionsQuery(sowId, file.id));
  const { show, preview } = usePreview();
  return (
    <Dialog opened onClose={onClose} title={t('workspace.files.versions_of', { name: file.name })}>
      {query.data === undefined && query.error === null && <Skeleton height={120} />}
      {query.data === undefined && query.error !== null && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ol className={classes.versions}>
        {query.data?.map((version) => (
          <VersionLine
            key={version.version}
            id={file.id}
            version={version}
            onShow={(kind) =>
              show({ id: file.id, version: version.version, name: version.name, kind })
            }
          />
        ))}
      </ol>
      <p className={classes.dimmed}>{t('workspace.files.versions_hint')}</p>
      {preview}
    </Dialog>
  );
}

interface VersionLineProps {
  readonly id: string;
  readonly version: FileVersion;
  readonly onShow: (kind: NonNullable<FileVersion['preview']>) => void;
}

function VersionLine({ id, version, onShow }: VersionLineProps) {
  const t = useTexts(texts);
  const name = t('workspace.files.version', { number: version.version });
  const { preview: kind } = version;
  const take = () => {
    downloadFile({ id, version: version.version }).catch((error: unknown) =>
      toast.failure(error, t('workspace.files.download_failed')),
    );
  };
  return (
    <li>
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.dimmed}>
          {[
            version.uploaded_by ?? t('workspace.stage.somebody'),
            formatDateTime(version.uploaded_at),
            formatBytes(version.size),
          ].join(' · ')}
        </span>
      </span>
      <span className={classes.tools}>
        {kind !== null && (
          <ActionIcon
            aria-label={t('workspace.files.preview', { name })}
            onClick={() => onShow(kind)}
          >
            <IconEye size={16} stroke={1.7} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t('workspace.files.download', { name })} onClick={take}>
          <IconDownload size={16} stroke={1.7} />
        </ActionIcon>
      </span>
    </li>
  );
}
