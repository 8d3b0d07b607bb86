import * as routes from '#modules/feature-development/contract/sows.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';
import { afterDeletion, afterSaving, FRESH_MS } from './record-calls.ts';

/** It shows what it belongs to. */
const settings = { about: ['value_stream', 'sop'], staleTime: FRESH_MS };

export const sowsQuery = defineListQuery(routes.listSowsRoute, ['sow', 'list'], settings);
export const sowQuery = defineQuery(routes.getSowRoute, ['sow', 'detail'], settings);

export const useCreateSow = defineAction(
  routes.createSowRoute,
  texts,
  afterSaving('sow', 'created'),
);
export const useUpdateSow = defineAction(
  routes.updateSowRoute,
  texts,
  afterSaving('sow', 'updated'),
);
export const useDeleteSow = defineAction(routes.deleteSowRoute, texts, afterDeletion);
