import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Attachment } from '#modules/engines/contract/attachments.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { attachmentsQuery, useAddAttachment, useRemoveAttachment } from './attachments.api.ts';
import { texts, type EngineTexts } from '../texts.ts';
import classes from '../engines/engines.module.css';

/** Files kept with an engine. */
export function AttachmentsPanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const query = useQuery(attachmentsQuery(engineId));
  const add = useAddAttachment(engineId);
  const [removing, setRemoving] = useState<{ file: Attachment; asking: boolean }>();
  const stop = () => setRemoving((last) => last && { ...last, asking: false });
  const remove = useRemoveAttachment(engineId, stop);
  const columns = useColumns(
    'engine-attachments',
    useMemo(() => columnsOf(t), [t]),
  );
  const take = (file: Attachment) => {
    downloadByTicket(`/v1/engines/${engineId}/attachments/${file.id}/download-ticket`).catch(
      (error: unknown) => toast.failure(error, t('banners.download_failed')),
    );
  };
  const actions = (file: Attachment): RowAction[] => {
    const all: (RowAction | false)[] = [
      { label: t('attachments.download'), icon: IconDownload, onClick: () => take(file) },
      mayWrite && {
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => setRemoving({ file, asking: true }),
      },
    ];
    return all.filter((action) => action !== false);
  };
  const addButton = mayWrite && (
    <FileButton onChange={(file) => file !== null && add.mutate(file)}>
      {(button) => (
        <Button {...button} leftSection={<IconPaperclip size={16} />} loading={add.isPending}>
          {t('attachments.add')}
        </Button>
      )}
    </FileButton>
  );
  return (
    <div className={classes.panels}>
      {(query.data?.length ?? 0) > 0 && <div>{addButton}</div>}
      <DataTable
        label={t('attachments.tab')}
        columns={columns}
        rows={query.data}
        rowId={({ id }) => id}
        query={query}
        failedTitle={t('banners.attachments_failed')}
        onOpen={take}
        actions={actions}
        empty={
          <EmptyState
            icon={IconPaperclip}
            title={t('attachments.empty')}
            hint={t('attachments.empty_hint')}
            action={addButton}
          />
        }
      />
      {removing !== undefined && (
        <ConfirmDialog
          opened={removing.asking}
          onClose={stop}
          onConfirm={() => remove.mutate(removing.file.id)}
          title={t('attachments.remove_title', { name: removing.file.filename })}
          confirmLabel={t('actions.delete')}
          busy={remove.isPending}
          danger
        />
      )}
    </div>
  );
}

const columnsOf = (t: EngineTexts): Column<Attachment>[] => [
  { id: 'filename', header: t('columns.name'), names: true, cell: (file) => file.filename },
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
