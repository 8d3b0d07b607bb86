import { queryOptions } from '@tanstack/react-query';
import type {
  addSubFunctionRoute,
  changeSubFunctionRoute,
  listSubFunctionsRoute,
  removeSubFunctionRoute,
} from '#modules/engines/contract/sub-functions.ts';
import type { listUsageLogsRoute, usageTrendRoute } from '#modules/engines/contract/usage.ts';
import type {
  compareVersionsRoute,
  listVersionsRoute,
  restoreVersionRoute,
} from '#modules/engines/contract/versions.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const PARTS = '/v1/engines/:id/sub-functions';
const PART = '/v1/engines/:id/sub-functions/:sub_function_id';

const subFunctions = endpoint<typeof listSubFunctionsRoute>('GET', PARTS);
const add = endpoint<typeof addSubFunctionRoute>('POST', PARTS);
const change = endpoint<typeof changeSubFunctionRoute>('PUT', PART);
const remove = endpoint<typeof removeSubFunctionRoute>('DELETE', PART);
const versions = endpoint<typeof listVersionsRoute>('GET', '/v1/engines/:id/versions');
const difference = endpoint<typeof compareVersionsRoute>('GET', '/v1/engines/:id/difference');
const restore = endpoint<typeof restoreVersionRoute>(
  'POST',
  '/v1/engines/:id/versions/:version_no/restore',
);
const usageLogs = endpoint<typeof listUsageLogsRoute>('GET', '/v1/engines/:id/usage-logs');
const usageTrend = endpoint<typeof usageTrendRoute>('GET', '/v1/engines/:id/usage-trend');

export const subFunctionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['engine_sub_function', 'list', id],
    queryFn: async ({ signal }) => (await call(subFunctions, { params: { id }, signal })).data,
  });

/** Whatever changes an engine may have made a version. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['engine', 'versions', id],
    queryFn: async ({ signal }) => (await call(versions, { params: { id }, signal })).data,
  });

/** Versions never change, so neither does what lies between them. */
export const differenceQuery = (id: string, query: { from: number; to: number }) =>
  queryOptions({
    queryKey: ['engine-difference', id, query],
    queryFn: async ({ signal }) => (await call(difference, { params: { id }, query, signal })).data,
    staleTime: Infinity,
  });

export const usageLogsQuery = (id: string) =>
  queryOptions({
    queryKey: ['engine_usage', 'list', id],
    queryFn: async ({ signal }) => (await call(usageLogs, { params: { id }, signal })).data,
  });

export const usageTrendQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ['engine_usage', 'trend', id, days],
    queryFn: async ({ signal }) =>
      (await call(usageTrend, { params: { id }, query: { days }, signal })).data,
  });

const refreshes = [['engine'], ['engine_sub_function']];

interface OfEngine {
  readonly id: string;
  readonly subFunctionId: string;
}

export function useAddSubFunction() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof addSubFunctionRoute> & Pick<OfEngine, 'id'>,
      idempotencyKey,
    ) => call(add, { params: { id }, body, idempotencyKey }),
    refreshes,
    success: t('messages.sub_function_saved'),
    failure: t('banners.sub_function_failed'),
  });
}

export function useChangeSubFunction() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, subFunctionId, ...body }: BodyInput<typeof changeSubFunctionRoute> & OfEngine,
      idempotencyKey,
    ) => call(change, { params: { id, sub_function_id: subFunctionId }, body, idempotencyKey }),
    refreshes,
    success: t('messages.sub_function_saved'),
    failure: t('banners.sub_function_failed'),
  });
}

export function useRemoveSubFunction(onRemoved: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, subFunctionId }: OfEngine, idempotencyKey) =>
      call(remove, { params: { id, sub_function_id: subFunctionId }, idempotencyKey }),
    refreshes,
    failure: t('banners.sub_function_failed'),
    onSuccess: onRemoved,
  });
}

export function useRestoreVersion() {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, version }: { id: string; version: number }, idempotencyKey) =>
      call(restore, { params: { id, version_no: version }, idempotencyKey }),
    refreshes: [['engine']],
    success: (_restored, { version }) => t('messages.restored', { number: version }),
    failure: t('banners.update_failed'),
  });
}
