import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  createSopRoute,
  deleteSopRoute,
  getSopRoute,
  listSopsRoute,
  updateSopRoute,
} from '#modules/feature-development/contract/sops.ts';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { afterDeletion, ALL_LEVELS, FRESH_MS, type Deletion } from './record-calls.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listSopsRoute>('GET', '/v1/sops');
const get = endpoint<typeof getSopRoute>('GET', '/v1/sops/:id');
const create = endpoint<typeof createSopRoute>('POST', '/v1/sops');
const update = endpoint<typeof updateSopRoute>('PUT', '/v1/sops/:id');
const remove = endpoint<typeof deleteSopRoute>('DELETE', '/v1/sops/:id');

/** It tells what it hangs below, and its progress is that of its SOWs. */
const meta = { about: ['value_stream', 'sow'] };

export const sopsQuery = (query: QueryInput<typeof listSopsRoute>) =>
  queryOptions({
    queryKey: ['sop', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta,
  });

export const sopQuery = (id: string) =>
  queryOptions({
    queryKey: ['sop', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: FRESH_MS,
    meta,
  });

export function useCreateSop() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof createSopRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.sop.created'),
    failure: t('forms.sop.save_failed'),
  });
}

export function useUpdateSop() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof updateSopRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.sop.updated'),
    failure: t('forms.sop.save_failed'),
  });
}

export function useDeleteSop(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, confirm_name }: Deletion, idempotencyKey) =>
      call(remove, { params: { id }, query: { confirm_name }, idempotencyKey }),
    ...afterDeletion(t, onDeleted),
  });
}
