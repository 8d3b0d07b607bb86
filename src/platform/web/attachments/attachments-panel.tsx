import { ActionIcon, Skeleton } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AttachedFile } from '#platform/contract/attachments.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatBytes } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Loaded } from '../page/loaded.tsx';
import { Panel } from '../page/panel.tsx';
import { DeleteDialog } from '../records/delete-dialog.tsx';
import { useRecordWindow } from '../records/use-record-window.tsx';
import { attachmentTexts } from './attachment-texts.ts';
import {
  attachedContent,
  attachmentsQuery,
  filesKey,
  uploadTo,
  useRemoveAttachment,
  type RecordOfFiles,
} from './attachments.api.ts';
import { ChooseFiles } from './choose-files.tsx';
import { DropArea } from './drop-area.tsx';
import { FileLine } from './file-line.tsx';
import { UploadLines } from './upload-lines.tsx';
import { useFileContent } from './use-file-content.tsx';
import { LARGEST_MEGABYTES, useUploads } from './use-uploads.ts';
import classes from './attachments.module.css';

export interface AttachmentsProps {
  /** Kind of record, as its module gives it to the server in `attachments`. */
  readonly entity: string;
  readonly id: string;
  readonly mayAttach: boolean;
  /** Types that the dialog of the browser offers, where the record takes only some: `image/*,application/pdf`. */
  readonly accept?: string;
  /** Where it is not the usual limit. */
  readonly megabytes?: number;
}

/** The files of a record. */
export function AttachmentsPanel(props: AttachmentsProps) {
  const { entity, id, mayAttach, accept, megabytes = LARGEST_MEGABYTES } = props;
  const record = { entity, id };
  const t = useTexts(attachmentTexts);
  const query = useQuery(attachmentsQuery(record));
  const { add, ...lines } = useUploads({
    send: (sending) => uploadTo({ entityType: entity, entityId: id }, sending),
    refreshes: filesKey(record),
    megabytes,
  });
  const choose = mayAttach && (
    <ChooseFiles label={t('attachments.add')} accept={accept} onChoose={add} />
  );
  const hint = mayAttach ? t('attachments.drop_hint', { size: megabytes }) : undefined;
  return (
    <DropArea onDrop={mayAttach ? add : undefined}>
      <Panel title={t('attachments.title')} hint={hint} actions={choose}>
        <div className={classes.files}>
          <UploadLines {...lines} />
          <Loaded
            query={query}
            failedTitle={t('attachments.load_failed')}
            waiting={<Skeleton height={64} />}
          >
            {(files) =>
              files.length === 0 && lines.uploads.length === 0 ? (
                <EmptyState
                  icon={IconPaperclip}
                  title={t('attachments.empty')}
                  hint={t('attachments.empty_hint')}
                />
              ) : (
                <Files files={files} record={record} mayAttach={mayAttach} />
              )
            }
          </Loaded>
        </div>
      </Panel>
    </DropArea>
  );
}

interface FilesProps extends Pick<AttachmentsProps, 'mayAttach'> {
  readonly files: readonly AttachedFile[];
  readonly record: RecordOfFiles;
}

function Files({ files, record, mayAttach }: FilesProps) {
  const t = useTexts(attachmentTexts);
  const common = usePlatformTexts();
  const { preview, ...content } = useFileContent(attachedContent);
  const removal = useRecordWindow<AttachedFile>();
  const remove = useRemoveAttachment(record);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.list} aria-label={t('attachments.title')}>
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            facts={formatBytes(file.size)}
            content={content}
            tools={
              mayAttach && (
                <ActionIcon
                  size="sm"
                  aria-label={t('attachments.delete', { name: file.name })}
                  title={t('attachments.delete', { name: file.name })}
                  onClick={() => removal.open(file)}
                >
                  <IconTrash size={16} stroke={1.7} />
                </ActionIcon>
              )
            }
          />
        ))}
      </ul>
      {preview}
      {removal.draw(({ id, name }, window) => (
        <DeleteDialog
          {...window}
          title={t('attachments.delete_title', { name })}
          confirmLabel={common('records.delete')}
          action={remove}
          input={() => ({ id })}
        >
          {t('attachments.delete_text')}
        </DeleteDialog>
      ))}
    </>
  );
}
