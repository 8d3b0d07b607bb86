import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { SyncStatus } from './sync-status.tsx';
import classes from './sync-jobs.module.css';

/** When the agent last synced well, and the status of the last run where that is something else. */
export function LatestSync({
  agent,
}: {
  readonly agent: Pick<Agent, 'latest_sync_at' | 'latest_sync_status'>;
}) {
  const t = useTexts(texts);
  const { latest_sync_at: at, latest_sync_status: status } = agent;
  const unlike = status !== null && status !== 'success';
  return (
    <span className={classes.latest}>
      {at !== null && <TimeAgo at={at} />}
      {/* 'Never' beside a run that failed would deny the run. */}
      {at === null && !unlike && t('list.never')}
      {unlike && <SyncStatus status={status} />}
    </span>
  );
}
