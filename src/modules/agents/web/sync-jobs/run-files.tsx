import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useColumns, type Column } from '#platform/web/table/columns.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import type { SyncJob, SyncJobFile } from '#modules/agents/contract/sync-jobs.ts';
import { syncJobFilesQuery } from './sync-jobs.api.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { secondsOf } from './run-stages.tsx';
import classes from './run-dialog.module.css';

/** What became of each file of a run, the failed ones first. */
export function RunFiles({ job }: { readonly job: SyncJob }) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const query = useQuery(syncJobFilesQuery(job, page));
  const columns = useColumns(
    'agent-sync-files',
    useMemo(() => columnsOf(t), [t]),
  );
  return (
    <DataTable
      label={t('sync.views.files')}
      columns={columns}
      rows={query.data?.data}
      rowId={(file) => file.file_id}
      query={query}
      failedTitle={t('toasts.load_files_failed')}
      paging={{
        page,
        pageSize: query.data?.page_size ?? 25,
        total: query.data?.total ?? 0,
        totalIsMinimum: query.data?.total_is_minimum,
        onPage: setPage,
      }}
      empty={<EmptyState icon={IconFiles} title={t('sync.no_files_done')} />}
    />
  );
}

function columnsOf(t: AgentTexts): Column<SyncJobFile, never>[] {
  return [
    {
      id: 'filename',
      header: t('files.columns.filename'),
      names: true,
      cell: (file) => <span className={classes.filename}>{file.filename}</span>,
    },
    {
      id: 'outcome',
      header: t('sync.columns.outcome'),
      cell: (file) => <Outcome file={file} />,
    },
    {
      id: 'chunks',
      header: t('fields.chunks'),
      align: 'end',
      keepTogether: true,
      cell: (file) => formatNumber(file.chunks),
    },
    {
      id: 'took',
      header: t('sync.columns.duration'),
      align: 'end',
      keepTogether: true,
      cell: (file) => t('sync.seconds', { seconds: secondsOf(file.took_ms) }),
    },
  ];
}

function Outcome({ file }: { readonly file: SyncJobFile }) {
  const t = useTexts(texts);
  if (file.outcome === 'indexed') {
    return <StatusBadge tone="success" label={t('sync.outcomes.indexed')} />;
  }
  return (
    <span className={classes.outcome}>
      <StatusBadge tone="danger" label={t('sync.outcomes.failed')} />
      {file.reason_message !== null && (
        <span className={classes.reason}>{file.reason_message}</span>
      )}
    </span>
  );
}
