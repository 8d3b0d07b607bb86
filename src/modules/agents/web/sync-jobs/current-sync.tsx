import { Button, Progress } from '@mantine/core';
import { IconFileText, IconPlayerStop } from '@tabler/icons-react';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDuration } from '#platform/web/date/format-duration.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { useCancelSync } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { durationOf, shareOf, timeLeftOf } from './durations.ts';
import { SyncStatus } from './sync-status.tsx';
import classes from './sync-jobs.module.css';

interface CurrentSyncProps {
  readonly job: SyncJob;
  /** Opens its log; absent where it is not offered. */
  readonly onLog?: () => void;
}

/** The run that goes on: how far it is, what it does, how long it may take, and the way to stop it. */
export function CurrentSync({ job, onLog }: CurrentSyncProps) {
  const t = useTexts(texts);
  const maySync = useMay('agents:sync');
  const cancel = useCancelSync();
  return (
    <section className={classes.current} aria-label={t('statuses.sync.running')}>
      <div className={classes.currentHead}>
        <SyncStatus status={job.status} cancelling={job.cancel_requested} />
        <strong>
          {job.files_total === 0
            ? t('sync.waiting')
            : t('sync.progress', {
                done: formatNumber(Math.min(job.files_done + 1, job.files_total)),
                total: formatNumber(job.files_total),
              })}
        </strong>
        <span className={classes.dimmed}>
          {t('sync.progress_chunks', { count: job.chunks_embedded })}
        </span>
        {job.files_failed > 0 && (
          <span className={classes.failed}>
            {t('sync.files_failed', { count: job.files_failed })}
          </span>
        )}
        <span className={classes.currentActions}>
          {onLog !== undefined && (
            <Button
              variant="subtle"
              leftSection={<IconFileText size={16} stroke={1.7} />}
              onClick={onLog}
            >
              {t('sync.view_log')}
            </Button>
          )}
          {maySync && (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={16} stroke={1.7} />}
              disabled={job.cancel_requested}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ id: job.id })}
            >
              {t('sync.cancel')}
            </Button>
          )}
        </span>
      </div>
      <Progress
        value={shareOf(job) * 100}
        animated
        size="sm"
        aria-label={t('statuses.sync.running')}
      />
      <div className={classes.currentFoot}>
        <span className={classes.file}>
          {job.current_file !== null && t('sync.current_file', { filename: job.current_file })}
        </span>
        <Times job={job} />
      </div>
    </section>
  );
}

function Times({ job }: { readonly job: SyncJob }) {
  const t = useTexts(texts);
  const now = useNow(1_000);
  const left = timeLeftOf(job, now);
  return (
    <span className={classes.times}>
      {formatDuration(durationOf(job, now) ?? 0)}
      {left !== undefined && left >= 1_000 && (
        <span className={classes.dimmed}>
          {t('sync.time_left', { time: formatDuration(left) })}
        </span>
      )}
    </span>
  );
}
