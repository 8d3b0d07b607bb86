import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SourceChange, SourceInput } from '#modules/catalogue/contract/sources.ts';
import type * as routes from '#modules/catalogue/contract/sources.ts';
import type { Received } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useProgress } from '#platform/web/query/live.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { isImportProgress } from '../imports/imports.api.ts';
import { texts } from '../texts.ts';

const list = endpoint<typeof routes.listSourcesRoute>('GET', '/v1/air/sources');
const create = endpoint<typeof routes.createSourceRoute>('POST', '/v1/air/sources');
const update = endpoint<typeof routes.updateSourceRoute>('PUT', '/v1/air/sources/:id');
const remove = endpoint<typeof routes.deleteSourceRoute>('DELETE', '/v1/air/sources/:id');
const cancel = endpoint<typeof routes.cancelReadingRoute>('POST', '/v1/air/sources/:id/cancel');
const read = endpoint<typeof routes.readSourceRoute>('POST', '/v1/air/sources/:id/read');

type Sources = Received<typeof routes.listSourcesRoute>;

export const sourcesQuery = queryOptions({
  queryKey: ['catalogue_source', 'list'],
  queryFn: ({ signal }) => call(list, { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  // The end of a reading is the end of an import.
  meta: { persist: false, about: ['catalogue_import'] },
});

/** Keeps up how far readings are; one that begins or ends has the list asked again. */
export function useReadingProgress(): void {
  const client = useQueryClient();
  useProgress(
    'catalogue_import',
    useCallback(
      ({ progress }) => {
        const stored = client.getQueryData<Sources>(sourcesQuery.queryKey);
        if (stored === undefined || !isReading(progress)) return;
        const { source_id, rows_done, rows_total } = progress;
        const reading = stored.data.find(({ id }) => id === source_id)?.reading;
        if (reading == null) {
          void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
          return;
        }
        const now = { ...reading, rows_done, rows_total };
        const data = stored.data.map((source) =>
          source.id === source_id ? { ...source, reading: now } : source,
        );
        client.setQueryData<Sources>(sourcesQuery.queryKey, { ...stored, data });
      },
      [client],
    ),
  );
}

interface Reading {
  readonly source_id: string;
  readonly rows_done: number;
  readonly rows_total: number | null;
}

function isReading(progress: object): progress is Reading {
  return isImportProgress(progress) && 'source_id' in progress && progress.source_id !== null;
}

const refreshes = [['catalogue_source']];

export function useCreateSource() {
  const t = useTexts(texts);
  return useAction({
    act: (body: SourceInput, idempotencyKey) => call(create, { body, idempotencyKey }),
    refreshes,
    success: t('source.created'),
    failure: false,
  });
}

/** What was changed is tried out at once. */
export function useUpdateSource() {
  const t = useTexts(texts);
  return useAction({
    act: async ({ id, ...body }: SourceChange & { readonly id: string }, idempotencyKey) => {
      const params = { id };
      const updated = await call(update, { params, body, idempotencyKey });
      await call(read, { params });
      return updated;
    },
    refreshes,
    success: t('source.changed'),
    failure: false,
  });
}

export function useReadSource() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(read, { params: { id }, idempotencyKey }),
    refreshes,
    failure: t('source.read_failed'),
  });
}

export function useCancelReading() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(cancel, { params: { id }, idempotencyKey }),
    refreshes,
    failure: t('source.cancel_failed'),
  });
}

export function useDeleteSource(onDeleted: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes,
    success: t('source.deleted'),
    failure: t('source.delete_failed'),
    onSuccess: onDeleted,
  });
}
