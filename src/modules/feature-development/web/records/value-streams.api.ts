import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  createValueStreamRoute,
  deleteValueStreamRoute,
  getValueStreamRoute,
  listValueStreamsRoute,
  updateValueStreamRoute,
} from '#modules/feature-development/contract/value-streams.ts';
import type { BodyInput, QueryInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { afterDeletion, ALL_LEVELS, FRESH_MS, type Deletion } from './record-calls.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof listValueStreamsRoute>('GET', '/v1/value-streams');
const get = endpoint<typeof getValueStreamRoute>('GET', '/v1/value-streams/:id');
const create = endpoint<typeof createValueStreamRoute>('POST', '/v1/value-streams');
const update = endpoint<typeof updateValueStreamRoute>('PUT', '/v1/value-streams/:id');
const remove = endpoint<typeof deleteValueStreamRoute>('DELETE', '/v1/value-streams/:id');

/** Its progress and counts are those of what hangs below. */
const meta = { about: ['sop', 'sow'] };

export const valueStreamsQuery = (query: QueryInput<typeof listValueStreamsRoute>) =>
  queryOptions({
    queryKey: ['value_stream', 'list', query],
    queryFn: ({ signal }) => call(list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta,
  });

export const valueStreamQuery = (id: string) =>
  queryOptions({
    queryKey: ['value_stream', 'detail', id],
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
    staleTime: FRESH_MS,
    meta,
  });

export function useCreateValueStream() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof createValueStreamRoute>, idempotencyKey) =>
      call(create, { body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.value_stream.created'),
    failure: t('forms.value_stream.save_failed'),
  });
}

export function useUpdateValueStream() {
  const t = useTexts(texts);
  return useAction({
    act: (
      { id, ...body }: BodyInput<typeof updateValueStreamRoute> & { readonly id: string },
      idempotencyKey,
    ) => call(update, { params: { id }, body, idempotencyKey }),
    refreshes: ALL_LEVELS,
    success: t('forms.value_stream.updated'),
    failure: t('forms.value_stream.save_failed'),
  });
}

export function useDeleteValueStream(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: ({ id, confirm_name }: Deletion, idempotencyKey) =>
      call(remove, { params: { id }, query: { confirm_name }, idempotencyKey }),
    ...afterDeletion(t, onDeleted),
  });
}
