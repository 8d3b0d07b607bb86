import type { SyncJob, syncPolling } from '#modules/agents/contract/sync-jobs.ts';
import * as routes from '#modules/agents/contract/sync-jobs.ts';
import { callRoute, type RouteInput } from '#platform/web/api/call-route.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

// Checked against the contract's figures by their types; the contract itself would bring the validator along.
export const historyEveryMs: (typeof syncPolling)['historyEveryMs'] = 5_000;
export const checkEveryMs: (typeof syncPolling)['checkEveryMs'] = 5_000;
export const checkForMs: (typeof syncPolling)['checkForMs'] = 300_000;

const volatile = { staleTime: 0, persist: false } as const;

export const syncJobsQuery = defineListQuery(
  routes.listSyncJobsRoute,
  ['sync_job', 'list'],
  volatile,
);
export const syncJobQuery = defineQuery(routes.getSyncJobRoute, ['sync_job', 'detail'], volatile);
const filesOfRunQuery = defineListQuery(routes.listSyncJobFilesRoute, ['sync_job', 'files'], {
  persist: false,
});
/** Keyed by how far the run is, so that its files are loaded again as they are done. */
export function syncJobFilesQuery(
  { id, files_done }: Pick<SyncJob, 'id' | 'files_done'>,
  page: number,
) {
  const options = filesOfRunQuery({ id, page });
  return { ...options, queryKey: [...options.queryKey, files_done] };
}
export const forecastQuery = defineQuery(routes.forecastSyncRoute, ['sync_job', 'forecast'], {
  fresh: true,
  about: ['agent', 'agent_file'],
});
export const scheduleQuery = defineQuery(routes.getScheduleRoute, ['agent', 'schedule'], {
  ...volatile,
  about: ['sync_job'],
});

/** Which agent, and of its files only those that failed, or only these. */
type Start = Omit<RouteInput<typeof routes.startSyncRoute>, 'idempotency_key'>;

export const startSync = (input: Start, idempotencyKey: string) =>
  callRoute(
    routes.startSyncRoute,
    { ...input, idempotency_key: idempotencyKey },
    { idempotencyKey },
  );

export const useSetSchedule = defineAction(routes.setScheduleRoute, texts, {
  refreshes: [['agent', 'schedule']],
  success: 'schedule.saved',
  failure: 'schedule.save_failed',
});
export const useCancelSync = defineAction(routes.cancelSyncJobRoute, texts, {
  refreshes: ['sync_job'],
  success: 'toasts.cancel_requested',
  failure: 'toasts.cancel_sync_failed',
});
