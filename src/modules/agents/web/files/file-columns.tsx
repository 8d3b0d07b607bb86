import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { extensionOf } from '#modules/agents/contract/file-types.ts';
import type { AgentTexts } from '../texts.ts';
import { FileStatus } from './file-status.tsx';
import classes from './files.module.css';

export type FileSortKey = 'filename' | 'size_bytes' | 'status' | 'uploaded_at';

export function fileColumns(t: AgentTexts): Column<AgentFile, FileSortKey>[] {
  return [
    {
      id: 'filename',
      header: t('files.columns.filename'),
      sort: 'filename',
      names: true,
      cell: (file) => (
        <>
          <span className={classes.name}>{file.filename}</span>
          <span className={classes.detail}>{contentOf(file, t)}</span>
        </>
      ),
    },
    {
      id: 'size',
      header: t('files.columns.size'),
      sort: 'size_bytes',
      align: 'end',
      keepTogether: true,
      cell: (file) => formatBytes(file.size_bytes),
    },
    {
      id: 'type',
      header: t('files.columns.type'),
      keepTogether: true,
      cell: (file) => (
        <span title={file.mime_type}>{extensionOf(file.filename).toUpperCase()}</span>
      ),
    },
    {
      id: 'status',
      header: t('fields.status'),
      sort: 'status',
      cell: (file) => <FileStatus file={file} />,
    },
    {
      id: 'uploaded',
      header: t('files.columns.uploaded'),
      sort: 'uploaded_at',
      keepTogether: true,
      cell: (file) => (
        <>
          <TimeAgo at={file.uploaded_at} />
          {file.uploaded_by !== null && <span className={classes.detail}>{file.uploaded_by}</span>}
        </>
      ),
    },
    {
      id: 'note',
      header: t('fields.note'),
      cell: (file) =>
        file.note === '' ? null : (
          <span className={classes.note} title={file.note}>
            {file.note}
          </span>
        ),
    },
  ];
}

/** What was found in it once it has been read: pages, pieces, and in which encoding. */
function contentOf(file: AgentFile, t: AgentTexts): string {
  const { pages_count, chunks_count } = file;
  const parts = [
    pages_count === null ? undefined : t('files.pages', { count: pages_count }),
    chunks_count === null ? undefined : t('files.chunks', { count: chunks_count }),
    encodingOf(file, t),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Unicode is never assumed: its bytes show that they are. */
function encodingOf({ text_encoding, chosen_encoding }: AgentFile, t: AgentTexts) {
  if (text_encoding === null) return undefined;
  const isSure = text_encoding === chosen_encoding || text_encoding.startsWith('utf-');
  const encoding = t(`encodings.${text_encoding}`);
  return t(isSure ? 'files.read_as' : 'files.read_as_assumed', { encoding });
}
