import { Progress } from '@mantine/core';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { shareOf } from '../sync-jobs/durations.ts';
import { useSyncProgress } from '../sync-jobs/use-sync-progress.ts';
import classes from './run-progress.module.css';

export function RunProgress({ agentId }: { readonly agentId: string }) {
  const t = useTexts(texts);
  const job = useSyncProgress(agentId);
  if (job === undefined) return null;
  return (
    <span className={classes.run}>
      <span>
        {t('files.queue_summary', {
          done: formatNumber(job.files_done),
          total: formatNumber(job.files_total),
        })}
      </span>
      <Progress
        value={shareOf(job) * 100}
        size="sm"
        className={classes.bar}
        aria-label={t('statuses.sync.running')}
      />
    </span>
  );
}
