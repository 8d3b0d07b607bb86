import { ActionIcon } from '@mantine/core';
import { IconEye, IconFile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AttachedFile } from '#platform/contract/attachments.ts';
import { formatDateTime } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import textClasses from '../page/text.module.css';
import { attachmentTexts } from './attachment-texts.ts';
import type { useFileContent } from './use-file-content.tsx';
import classes from './attachments.module.css';

interface FileLineProps {
  readonly file: AttachedFile;
  /** Size, version and the like. */
  readonly facts: string;
  readonly content: Pick<
    ReturnType<typeof useFileContent<{ id: string; version: number }>>,
    'show' | 'download'
  >;
  /** Buttons besides that of the preview. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** A file of a record: its name leads to its content; images and PDF can be looked at. */
export function FileLine({ file, facts, content, tools, children }: FileLineProps) {
  const t = useTexts(attachmentTexts);
  const { id, version, name, preview: kind } = file;
  return (
    <li className={classes.file}>
      <IconFile size={16} stroke={1.7} aria-hidden />
      <button
        type="button"
        className={classes.link}
        aria-label={t('attachments.download', { name })}
        onClick={() => content.download(file)}
      >
        {name}
      </button>
      <span className={textClasses.hint}>{facts}</span>
      <span className={textClasses.hint}>
        {`${file.uploaded_by ?? t('attachments.somebody')} · ${formatDateTime(file.uploaded_at)}`}
      </span>
      <span className={classes.tools}>
        {kind !== null && (
          <ActionIcon
            size="sm"
            aria-label={t('attachments.preview', { name })}
            title={t('attachments.preview', { name })}
            onClick={() => content.show({ id, version, name, kind })}
          >
            <IconEye size={16} stroke={1.7} />
          </ActionIcon>
        )}
        {tools}
      </span>
      {children}
    </li>
  );
}
