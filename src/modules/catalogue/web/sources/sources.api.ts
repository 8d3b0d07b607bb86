import { useQueryClient } from '@tanstack/react-query';
import * as routes from '#modules/catalogue/contract/sources.ts';
import { callRoute, type RouteInput } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { useProgress } from '#platform/web/query/live.ts';
import { isRunFigures } from '#platform/web/query/run-progress.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

export const sourcesQuery = defineQuery(routes.listSourcesRoute, ['catalogue_source', 'list'], {
  staleTime: 0,
  persist: false,
  // The end of a reading is the end of an import.
  about: ['catalogue_import'],
});

/** Keeps the progress of readings up to date; when one begins or ends, the list is fetched again. */
export function useReadingProgress(): void {
  const client = useQueryClient();
  const { queryKey } = sourcesQuery();
  useProgress('catalogue_import', ({ progress }) => {
    const stored = client.getQueryData(queryKey);
    if (stored === undefined || !isRunFigures(progress) || !('source_id' in progress)) return;
    const { source_id, rows_done, rows_total } = progress;
    if (source_id === null) return;
    const reading = stored.find(({ id }) => id === source_id)?.reading;
    if (reading == null) {
      void client.invalidateQueries({ queryKey });
      return;
    }
    const now = { ...reading, rows_done, rows_total };
    client.setQueryData(
      queryKey,
      stored.map((each) => (each.id === source_id ? { ...each, reading: now } : each)),
    );
  });
}

const refreshes = ['catalogue_source'];

export const useCreateSource = defineAction(routes.createSourceRoute, texts, {
  refreshes,
  success: 'source.created',
  failure: false,
});
export const useReadSource = defineAction(routes.readSourceRoute, texts, {
  refreshes,
  failure: 'source.read_failed',
});
export const useCancelReading = defineAction(routes.cancelReadingRoute, texts, {
  refreshes,
  failure: 'source.cancel_failed',
});
export const useDeleteSource = defineAction(routes.deleteSourceRoute, texts, {
  refreshes,
  success: 'source.deleted',
  failure: 'source.delete_failed',
});

/** A changed source is read at once, which tries out what was changed. */
export function useUpdateSource() {
  const t = useTexts(texts);
  return useAction({
    act: async (input: RouteInput<typeof routes.updateSourceRoute>, idempotencyKey) => {
      const updated = await callRoute(routes.updateSourceRoute, input, { idempotencyKey });
      await callRoute(routes.readSourceRoute, { id: updated.id });
      return updated;
    },
    refreshes: [refreshes],
    success: t('source.changed'),
    failure: false,
  });
}
