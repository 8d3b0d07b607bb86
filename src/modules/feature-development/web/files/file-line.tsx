import { ActionIcon } from '@mantine/core';
import { IconDotsVertical, IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { FileLine } from '#platform/web/attachments/file-line.tsx';
import { useFileContent } from '#platform/web/attachments/use-file-content.tsx';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { texts } from '../texts.ts';
import { FileVersions } from './file-versions.tsx';
import { stageContent } from './files.api.ts';
import { RemoveFile } from './remove-file.tsx';

interface StageFileLineProps {
  readonly file: StageFile;
  readonly mayWrite: boolean;
}

/** A file of a stage, with its versions. */
export function StageFileLine({ file, mayWrite }: StageFileLineProps) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState<'versions' | 'remove'>();
  const { preview, ...content } = useFileContent(stageContent);
  const { name, version } = file;
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
  const facts = [
    formatBytes(file.size),
    ...(version > 1 ? [t('workspace.files.version', { number: version })] : []),
  ];
  return (
    <FileLine
      file={file}
      facts={facts.join(' · ')}
      content={content}
      tools={
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
      }
    >
      {preview}
      {opened === 'versions' && <FileVersions file={file} onClose={close} />}
      {opened === 'remove' && <RemoveFile file={file} onClose={close} />}
    </FileLine>
  );
}
