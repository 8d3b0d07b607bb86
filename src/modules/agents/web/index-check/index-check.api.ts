import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { checkIndexRoute, repairIndexRoute } from '#modules/agents/contract/index-check.ts';
import { followSync } from '../sync-jobs/follow-sync.ts';
import { texts } from '../texts.ts';

const check = endpoint<typeof checkIndexRoute>('POST', '/v1/agents/:id/index/check');
const repair = endpoint<typeof repairIndexRoute>('POST', '/v1/agents/:id/index/repair');

export function useCheckIndex() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(check, { params: { id }, idempotencyKey }),
    failure: t('index_check.check_failed'),
  });
}

export function useRepairIndex(onStarted: () => void) {
  const t = useTexts(texts);
  const client = useQueryClient();
  return useAction({
    act: (id: string, idempotencyKey) => call(repair, { params: { id }, idempotencyKey }),
    refreshes: [['sync_job'], ['agent'], ['agent_file']],
    success: t('index_check.repair_started'),
    failure: t('index_check.repair_failed'),
    onSuccess: ({ sync_job }) => {
      onStarted();
      if (sync_job !== null) followSync(client, sync_job, t);
    },
  });
}
