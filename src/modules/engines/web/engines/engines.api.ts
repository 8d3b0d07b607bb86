import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  checkDuplicateRoute,
  createEngineRoute,
  deleteEngineRoute,
  engineStatisticsRoute,
  getEngineByCodeRoute,
  getEngineRoute,
  listEnginesRoute,
  moveEngineRoute,
  updateEngineRoute,
} from '#modules/engines/contract/engines.ts';
import type { listUsesRoute } from '#modules/engines/contract/uses.ts';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listEnginesRoute>('GET', '/v1/engines');
const statistics = endpoint<typeof engineStatisticsRoute>('GET', '/v1/engines/statistics');
const get = endpoint<typeof getEngineRoute>('GET', '/v1/engines/:id');
const getByCode = endpoint<typeof getEngineByCodeRoute>('GET', '/v1/engines/by-code/:code');
const create = endpoint<typeof createEngineRoute>('POST', '/v1/engines');
const update = endpoint<typeof updateEngineRoute>('PUT', '/v1/engines/:id');
const move = endpoint<typeof moveEngineRoute>('POST', '/v1/engines/:id/status');
const remove = endpoint<typeof deleteEngineRoute>('DELETE', '/v1/engines/:id');
const duplicate = endpoint<typeof checkDuplicateRoute>('POST', '/v1/engines/check-duplicate');
const uses = endpoint<typeof listUsesRoute>('GET', '/v1/engines/:id/used-in');

/** What uses engines is written by the modules that own it, and told under a kind of its own. */
const meta = { about: ['engine_use'] };

export const enginesQuery = (query: QueryInput<typeof listEnginesRoute>) =>
  queryOptions({
    queryKey: ['engine', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const statisticsQuery = queryOptions({
  queryKey: ['engine', 'statistics'],
  queryFn: async ({ signal }) => (await call(statistics, { signal })).data,
  meta,
});

/** Never cached: what is edited from here must be what is stored now. */
export const engineQuery = (id: string) =>
  queryOptions({
    queryKey: ['engine', 'detail', id],
    queryFn: async ({ signal }) => (await call(get, { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false, ...meta },
  });

export const engineByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['engine', 'by-code', code],
    queryFn: async ({ signal }) => (await call(getByCode, { params: { code }, signal })).data,
    meta,
  });

export const usesQuery = (id: string, query: QueryInput<typeof listUsesRoute>) =>
  queryOptions({
    queryKey: ['engine', 'uses', id, query],
    queryFn: ({ signal }) => call(uses, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** Whether the name is another engine's already. */
export const duplicateQuery = (body: BodyInput<typeof checkDuplicateRoute>) =>
  queryOptions({
    queryKey: ['engine', 'duplicate', body],
    queryFn: async ({ signal }) => (await call(duplicate, { body, signal })).data,
    enabled: body.name !== '',
    meta: { persist: false },
  });

const refreshes = [['engine']];

export function useCreateEngine() {
  return useAction({
    act: (body: BodyInput<typeof createEngineRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

export function useUpdateEngine() {
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof updateEngineRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes,
    failure: false,
  });
}

export function useMoveEngine(onMoved?: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof moveEngineRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(move, { params: { id }, body, idempotencyKey }),
    refreshes,
    success: t('messages.updated'),
    failure: t('banners.update_failed'),
    onSuccess: onMoved,
  });
}

export function useDeleteEngine() {
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [
      ['engine', 'list'],
      ['engine', 'statistics'],
    ],
    failure: false,
  });
}
