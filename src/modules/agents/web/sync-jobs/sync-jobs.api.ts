import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type {
  SyncJob,
  cancelSyncJobRoute,
  forecastSyncRoute,
  getSyncJobRoute,
  listSyncJobFilesRoute,
  listSyncJobsRoute,
  startSyncRoute,
  syncPolling,
  getScheduleRoute,
  setScheduleRoute,
} from '#modules/agents/contract/sync-jobs.ts';
import { texts } from '../texts.ts';

const start = endpoint<typeof startSyncRoute>('POST', '/v1/agents/:id/sync');
const list = endpoint<typeof listSyncJobsRoute>('GET', '/v1/agents/:id/sync/history');
const get = endpoint<typeof getSyncJobRoute>('GET', '/v1/sync-jobs/:id');
const listFiles = endpoint<typeof listSyncJobFilesRoute>('GET', '/v1/sync-jobs/:id/files');
const forecast = endpoint<typeof forecastSyncRoute>('GET', '/v1/agents/:id/sync/plan');
const schedule = endpoint<typeof getScheduleRoute>('GET', '/v1/agents/:id/sync/schedule');
const changeSchedule = endpoint<typeof setScheduleRoute>('PUT', '/v1/agents/:id/sync/schedule');
const cancel = endpoint<typeof cancelSyncJobRoute>('POST', '/v1/sync-jobs/:id/cancel');

// Held to the contract's figures by their types; the contract itself would bring the validator along.
export const historyEveryMs: (typeof syncPolling)['historyEveryMs'] = 5_000;
export const checkEveryMs: (typeof syncPolling)['checkEveryMs'] = 5_000;
export const checkForMs: (typeof syncPolling)['checkForMs'] = 300_000;

export const syncJobsQuery = (agentId: string, query: QueryInput<typeof listSyncJobsRoute>) =>
  queryOptions({
    queryKey: ['sync_job', 'list', agentId, query],
    queryFn: ({ signal }) => call(list, { params: { id: agentId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: false },
  });

export const syncJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['sync_job', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: 0,
    meta: { persist: false },
  });

/** Keyed by how far the run is, so that its files are asked again as they are done. */
export const syncJobFilesQuery = (
  { id, files_done }: Pick<SyncJob, 'id' | 'files_done'>,
  query: QueryInput<typeof listSyncJobFilesRoute>,
) =>
  queryOptions({
    queryKey: ['sync_job', 'files', id, files_done, query],
    queryFn: ({ signal }) => call(listFiles, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: false },
  });

/** Never cached: it is what a run would do now. */
export const forecastQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['sync_job', 'forecast', agentId],
    queryFn: ({ signal }) => call(forecast, { params: { id: agentId }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false, about: ['agent', 'agent_file'] },
  });

interface Start {
  readonly agentId: string;
  /** Takes only the files that are in error. */
  readonly only?: 'failed';
  /** Takes only these files, whatever their state. */
  readonly fileIds?: readonly string[];
}

export function startSync({ agentId, only, fileIds }: Start, idempotencyKey: string) {
  return call(start, {
    params: { id: agentId },
    body: { idempotency_key: idempotencyKey, only, file_ids: fileIds && [...fileIds] },
    idempotencyKey,
  });
}

export const scheduleQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agent', 'schedule', agentId],
    queryFn: ({ signal }) => call(schedule, { params: { id: agentId }, signal }),
    staleTime: 0,
    meta: { persist: false, about: ['sync_job'] },
  });

export function useSetSchedule(agentId: string) {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof setScheduleRoute>, idempotencyKey) =>
      call(changeSchedule, { params: { id: agentId }, body, idempotencyKey }),
    refreshes: [['agent', 'schedule', agentId]],
    success: t('schedule.saved'),
    failure: t('schedule.save_failed'),
  });
}

export function useCancelSync() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(cancel, { params: { id }, idempotencyKey }),
    refreshes: [['sync_job']],
    success: t('toasts.cancel_requested'),
    failure: t('toasts.cancel_sync_failed'),
  });
}
