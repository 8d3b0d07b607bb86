import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { isLive } from '#platform/web/query/live.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { checkEveryMs, checkForMs, syncJobQuery } from './sync-jobs.api.ts';
import type { AgentTexts } from '../texts.ts';

const followed = new Set<string>();

/**
 * Reports how a run that was started here ends, on whatever screen. The stream brings the end at once; where
 * it is down the run is loaded at intervals. After five minutes this stops, which says nothing about
 * the run.
 */
export function followSync(client: QueryClient, { id }: SyncJob, t: AgentTexts): void {
  if (followed.has(id)) return;
  followed.add(id);
  const observer = new QueryObserver(client, syncJobQuery({ id }));
  const stop = () => {
    followed.delete(id);
    clearInterval(checking);
    clearTimeout(patience);
    unsubscribe();
  };
  const checking = setInterval(() => {
    if (!isLive()) void observer.refetch();
  }, checkEveryMs);
  const patience = setTimeout(() => {
    stop();
    toast.info(t('sync.still_running'));
  }, checkForMs);
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data === undefined || data.status === 'running') return;
    stop();
    report(data, t);
    for (const entity of ['agent', 'agent_file', 'sync_job']) {
      void client.invalidateQueries({ queryKey: [entity] });
    }
  });
}

function report({ status, files_failed }: SyncJob, t: AgentTexts): void {
  if (status === 'success') toast.success(t('toasts.sync_completed'));
  else if (status === 'completed_with_errors') {
    toast.info(t('toasts.sync_completed_with_errors', { failed: formatNumber(files_failed) }));
  } else if (status === 'failed') toast.error(t('toasts.sync_failed'));
  else toast.info(t('toasts.sync_cancelled'));
}
