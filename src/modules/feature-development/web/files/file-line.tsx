import { ActionIcon } from '@mantine/core';
import { IconDotsVertical, IconEye, IconFile, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { Menu } from '#platform/web/menu/menu.tsx';
import { texts } from '../texts.ts';
import { FileVersions } from './file-versions.tsx';
import { RemoveFile } from './remove-file.tsx';
import { useFileContent } from './use-file-content.tsx';
import classes from './files.module.css';

interface FileLineProps {
  readonly file: StageFile;
  readonly mayWrite: boolean;
}

/** A file of a stage: its name leads to its content; images and PDF can be looked at. */
export function FileLine({ file, mayWrite }: FileLineProps) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState<'versions' | 'remove'>();
  const { show, download, preview } = useFileContent();
  const { name, preview: kind } = file;
  const close = () => setOpened(undefined);
  const versions = {
    label: t('workspace.files.versions'),
    icon: IconHistory,
    onClick: () => setOpened('versions'),
  };
  const removal = {
    label: t('actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => setOpened('remove'),
  };
  return (
    <li className={classes.file}>
      <IconFile size={16} stroke={1.7} aria-hidden />
      <button
        type="button"
        className={classes.link}
        aria-label={t('workspace.files.download', { name })}
        onClick={() => download(file)}
      >
        {name}
      </button>
      <span className={textClasses.hint}>
        {t('workspace.files.size', { size: formatNumber(Math.max(0.01, file.size / 1024)) })}
        {file.version > 1 && ` · ${t('workspace.files.version', { number: file.version })}`}
      </span>
      <span className={textClasses.hint}>
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
        <Menu
          label={t('workspace.files.actions', { name })}
          entries={() => (mayWrite ? [versions, removal] : [versions])}
        >
          {(button) => (
            <ActionIcon {...button} size="sm" aria-label={t('workspace.files.actions', { name })}>
              <IconDotsVertical size={16} stroke={1.7} />
            </ActionIcon>
          )}
        </Menu>
      </span>
      {preview}
      {opened === 'versions' && <FileVersions file={file} onClose={close} />}
      {opened === 'remove' && <RemoveFile file={file} onClose={close} />}
    </li>
  );
}
