import { ActionIcon } from '@mantine/core';
import { IconDotsVertical, IconEye, IconFile, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu, type MenuEntry } from '#platform/web/menu/menu.tsx';
import { downloadFile } from './files.api.ts';
import { texts } from '../texts.ts';
import { FileVersions } from './file-versions.tsx';
import { RemoveFile } from './remove-file.tsx';
import { usePreview } from './use-preview.tsx';
import classes from './files.module.css';

interface FileLineProps {
  readonly sowId: string;
  readonly file: StageFile;
  readonly mayWrite: boolean;
}

/** A file of a stage: its name leads to its content; images and PDF can be looked at. */
export function FileLine({ sowId, file, mayWrite }: FileLineProps) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState<'versions' | 'remove'>();
  const { show, preview } = usePreview();
  const { name, preview: kind } = file;
  const close = () => setOpened(undefined);
  const take = () => {
    downloadFile(file).catch((error: unknown) =>
      toast.failure(error, t('workspace.files.download_failed')),
    );
  };
  const entries = (): MenuEntry[] => [
    {
      label: t('workspace.files.versions'),
      icon: IconHistory,
      onClick: () => setOpened('versions'),
    },
    ...(mayWrite
      ? [
          {
            label: t('workspace.actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => setOpened('remove'),
          },
        ]
      : []),
  ];
  return (
    <li className={classes.file}>
      <IconFile size={16} stroke={1.7} aria-hidden />
      <button
        type="button"
        className={classes.link}
        aria-label={t('workspace.files.download', { name })}
        onClick={take}
      >
        {name}
      </button>
      <span className={classes.dimmed}>
        {sizeOf(file.size)}
        {file.version > 1 && ` · ${t('workspace.files.version', { number: file.version })}`}
      </span>
      <span className={classes.dimmed}>
        {`${file.uploaded_by ?? t('workspace.stage.somebody')} · ${formatDateTime(file.uploaded_at)}`}
      </span>
      <span className={classes.tools}>
        {kind !== null && (
          <ActionIcon
            size="sm"
            aria-label={t('workspace.files.preview', { name })}
            title={t('workspace.files.preview', { name })}
            onClick={() => show({ id: file.id, version: file.version, name, kind })}
          >
            <IconEye size={16} stroke={1.7} />
          </ActionIcon>
        )}
        <Menu label={t('workspace.files.actions', { name })} entries={entries}>
          {(button) => (
            <ActionIcon {...button} size="sm" aria-label={t('workspace.files.actions', { name })}>
              <IconDotsVertical size={16} stroke={1.7} />
            </ActionIcon>
          )}
        </Menu>
      </span>
      {preview}
      {opened === 'versions' && <FileVersions sowId={sowId} file={file} onClose={close} />}
      {opened === 'remove' && <RemoveFile sowId={sowId} file={file} onClose={close} />}
    </li>
  );

  function sizeOf(bytes: number): string {
    return t('workspace.files.size', { size: formatNumber(Math.max(0.01, bytes / 1024)) });
  }
}
