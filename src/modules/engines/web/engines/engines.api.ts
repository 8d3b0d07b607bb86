import * as routes from '#modules/engines/contract/engines.ts';
import { ENGINE_USE } from '#modules/engines/contract/uses.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** What uses engines is written by the modules that own it, and reported under a kind of its own. */
const about = [ENGINE_USE];

export const enginesQuery = defineListQuery(routes.engineRoutes.list, ['engine', 'list'], {
  about,
});
export const statisticsQuery = defineQuery(routes.engineStatisticsRoute, ['engine', 'statistics'], {
  about,
});
export const engineQuery = defineQuery(routes.engineRoutes.get, ['engine', 'detail'], {
  fresh: true,
  about,
});
export const engineByCodeQuery = defineQuery(routes.getEngineByCodeRoute, ['engine', 'by-code'], {
  about,
});
/** Whether the name is another engine's already. */
export const duplicateQuery = defineQuery(routes.checkDuplicateRoute, ['engine', 'duplicate'], {
  persist: false,
});

export const useCreateEngine = defineAction(routes.engineRoutes.create, texts, {
  refreshes: ['engine'],
  failure: false,
});
export const useUpdateEngine = defineAction(routes.engineRoutes.update, texts, {
  refreshes: ['engine'],
  failure: false,
});
export const useMoveEngine = defineAction(routes.moveEngineRoute, texts, {
  refreshes: ['engine'],
  success: 'messages.updated',
  failure: 'banners.update_failed',
});
/** The engine's own query is not repeated: it shows what was deleted until it is left. */
export const useDeleteEngine = defineAction(routes.engineRoutes.delete, texts, {
  refreshes: [
    ['engine', 'list'],
    ['engine', 'statistics'],
  ],
  failure: false,
});
