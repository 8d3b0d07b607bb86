import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { startSync } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import { followSync } from './follow-sync.ts';

/** Starts a run and keeps an eye on it, whichever screen is open when it ends; `silent` where nobody asked for it. */
export function useStartSync({ silent = false } = {}) {
  const t = useTexts(texts);
  const client = useQueryClient();
  return useAction({
    act: startSync,
    refreshes: [['sync_job'], ['agent'], ['agent_file']],
    success: silent ? undefined : (job) => t('toasts.sync_started', { id: job.id }),
    failure: t('toasts.start_sync_failed'),
    onSuccess: (job) => followSync(client, job, t),
  });
}
