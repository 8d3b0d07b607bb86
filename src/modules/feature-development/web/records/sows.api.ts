import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  createSowRoute,
  deleteSowRoute,
  getSowRoute,
  listSowsRoute,
  updateSowRoute,
} from '#modules/feature-development/contract/sows.ts';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { afterDeletion, ALL_LEVELS, FRESH_MS, type Deletion } from './record-calls.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listSowsRoute>('GET', '/v1/sows');
const get = endpoint<typeof getSowRoute>('GET', '/v1/sows/:id');
const create = endpoint<typeof createSowRoute>('POST', '/v1/sows');
const update = endpoint<typeof updateSowRoute>('PUT', '/v1/sows/:id');
const remove = endpoint<typeof deleteSowRoute>('DELETE', '/v1/sows/:id');

/** It tells what it hangs below. */
const meta = { about: ['value_stream', 'sop'] };

export const sowsQuery = (query: QueryInput<typeof listSowsRoute>) =>
  queryOptions({
    queryKey: ['sow', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta,
  });

export const sowQuery = (id: string) =>
  queryOptions({
    queryKey: ['sow', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: FRESH_MS,
    meta,
  });

export function useCreateSow() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof createSowRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.sow.created'),
    failure: t('forms.sow.save_failed'),
  });
}

export function useUpdateSow() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof updateSowRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.sow.updated'),
    failure: t('forms.sow.save_failed'),
  });
}

export function useDeleteSow(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id }: Deletion, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    ...afterDeletion(t, onDeleted),
  });
}
