import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDuration } from '#platform/web/date/format-duration.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import atStart from '#platform/web/page/at-start.module.css';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import type { AgentTexts } from '../texts.ts';
import { durationOf } from './durations.ts';
import { SyncStatus } from './sync-status.tsx';
import classes from './sync-jobs.module.css';

/** Columns of the history of runs. */
export function syncColumns(
  t: AgentTexts,
  onLog: (jobId: string) => void,
): Column<SyncJob, never>[] {
  return [
    {
      id: 'started',
      header: t('sync.columns.started'),
      names: true,
      cell: (job) => (
        <>
          {formatDateTime(job.started_at)}
          <span className={classes.ago}>
            <TimeAgo at={job.started_at} />
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (job) => <SyncStatus status={job.status} cancelling={job.cancel_requested} />,
    },
    {
      id: 'duration',
      header: t('sync.columns.duration'),
      align: 'end',
      keepTogether: true,
      cell: (job) => <Duration job={job} none={t('sync.no_end')} />,
    },
    {
      id: 'files',
      header: t('fields.file_list'),
      align: 'end',
      keepTogether: true,
      cell: (job) => (
        <>
          {formatNumber(job.files_sent)}
          {job.files_failed > 0 && (
            <span className={classes.failed}>
              {t('sync.files_failed', { count: job.files_failed })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'chunks',
      header: t('fields.chunks'),
      align: 'end',
      cell: (job) => formatNumber(job.chunks_embedded),
    },
    {
      id: 'triggered_by',
      header: t('sync.columns.triggered_by'),
      cell: (job) => (
        <>
          {job.triggered_by ?? t('sync.no_end')}
          {job.scheduled && <span className={classes.ago}>{t('sync.by_schedule')}</span>}
        </>
      ),
    },
    {
      id: 'log',
      header: t('sync.columns.log'),
      cell: (job) => (
        <Button
          className={atStart.atStart}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFileText size={16} stroke={1.7} />}
          onClick={() => onLog(job.id)}
        >
          {t('sync.view_log')}
        </Button>
      ),
    },
  ];
}

function Duration({ job, none }: { readonly job: SyncJob; readonly none: string }) {
  const now = useNow(1_000);
  const duration = durationOf(job, now);
  return duration === undefined ? none : formatDuration(duration);
}
