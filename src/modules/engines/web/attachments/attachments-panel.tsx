import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Attachment } from '#modules/engines/contract/attachments.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts, type EngineTexts } from '../texts.ts';
import {
  attachmentsQuery,
  downloadAttachment,
  useAddAttachment,
  useRemoveAttachment,
} from './attachments.api.ts';

export function AttachmentsPanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const query = useQuery(attachmentsQuery({ id: engineId }));
  const add = useAddAttachment(engineId);
  const removal = useRecordWindow<Attachment>();
  const remove = useRemoveAttachment();
  const take = ({ id }: Attachment) => {
    downloadAttachment(engineId, id).catch((error: unknown) =>
      toast.failure(error, t('banners.download_failed')),
    );
  };
  const actions = (file: Attachment): RowAction[] => {
    const all: (RowAction | false)[] = [
      { label: t('attachments.download'), icon: IconDownload, onClick: () => take(file) },
      mayWrite && {
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => removal.open(file),
      },
    ];
    return all.filter((action) => action !== false);
  };
  return (
    <Stack>
      <RecordTable
        name="engine-attachments"
        label={t('attachments.tab')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('banners.attachments_failed')}
        onOpen={take}
        actions={actions}
        empty={{
          icon: IconPaperclip,
          title: t('attachments.empty'),
          hint: t('attachments.empty_hint'),
        }}
        add={
          mayWrite && (
            <FileButton onChange={(file) => file !== null && add.mutate(file)}>
              {(button) => (
                <Button
                  {...button}
                  leftSection={<IconPaperclip size={16} />}
                  loading={add.isPending}
                >
                  {t('attachments.add')}
                </Button>
              )}
            </FileButton>
          )
        }
      />
      {removal.draw(({ id, filename }, window) => (
        <DeleteDialog
          {...window}
          title={t('attachments.remove_title', { name: filename })}
          confirmLabel={t('actions.delete')}
          action={remove}
          input={() => ({ id: engineId, attachment_id: id })}
        />
      ))}
    </Stack>
  );
}

const columnsOf = (t: EngineTexts): Column<Attachment>[] => [
  { id: 'filename', header: t('fields.name'), names: true, cell: (file) => file.filename },
  {
    id: 'size',
    header: t('attachments.size'),
    align: 'end',
    keepTogether: true,
    cell: (file) => formatBytes(file.size_bytes),
  },
  {
    id: 'uploaded_at',
    header: t('attachments.uploaded_at'),
    keepTogether: true,
    cell: (file) => <TimeAgo at={file.uploaded_at} />,
  },
  {
    id: 'uploaded_by',
    header: t('attachments.uploaded_by'),
    cell: (file) => file.uploaded_by_name,
  },
];
