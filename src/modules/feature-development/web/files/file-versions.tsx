import { ActionIcon, Skeleton } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FileVersion, StageFile } from '#modules/feature-development/contract/files.ts';
import { useFileContent } from '#platform/web/attachments/use-file-content.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { formatBytes, formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import textClasses from '#platform/web/page/text.module.css';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { fileVersionsQuery, stageContent } from './files.api.ts';
import { texts } from '../texts.ts';
import classes from './files.module.css';

interface FileVersionsProps {
  readonly file: StageFile;
  readonly onClose: () => void;
}

export function FileVersions({ file: { id, name: fileName }, onClose }: FileVersionsProps) {
  const t = useTexts(texts);
  const query = useQuery(fileVersionsQuery({ id }));
  const { show, download, preview } = useFileContent(stageContent);
  const lineOf = ({ version, name: itsName, preview: kind, ...stored }: FileVersion) => {
    const name = t('workspace.files.version', { number: version });
    const facts = [
      stored.uploaded_by ?? t('workspace.stage.somebody'),
      formatDateTime(stored.uploaded_at),
      formatBytes(stored.size),
    ];
    return {
      id: String(version),
      name: <NameCell name={name} detail={facts.join(' · ')} />,
      fact: (
        <span className={classes.tools}>
          {kind !== null && (
            <ActionIcon
              aria-label={t('workspace.files.preview', { name })}
              onClick={() => show({ id, version, name: itsName, kind })}
            >
              <IconEye size={16} stroke={1.7} />
            </ActionIcon>
          )}
          <ActionIcon
            aria-label={t('workspace.files.download', { name })}
            onClick={() => download({ id, version })}
          >
            <IconDownload size={16} stroke={1.7} />
          </ActionIcon>
        </span>
      ),
    };
  };
  return (
    <Dialog opened onClose={onClose} title={t('workspace.files.versions_of', { name: fileName })}>
      <Loaded query={query} waiting={<Skeleton height={120} />}>
        {(versions) => <TodayLines none={null} lines={versions.map(lineOf)} />}
      </Loaded>
      <p className={textClasses.hint}>{t('workspace.files.versions_hint')}</p>
      {preview}
    </Dialog>
  );
}
