import * as routes from '#modules/feature-development/contract/sops.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';
import { afterDeletion, afterSaving, FRESH_MS } from './record-calls.ts';

/** It shows what it belongs to, and its progress is that of its SOWs. */
const settings = { about: ['value_stream', 'sow'], staleTime: FRESH_MS };

export const sopsQuery = defineListQuery(routes.listSopsRoute, ['sop', 'list'], settings);
export const sopQuery = defineQuery(routes.getSopRoute, ['sop', 'detail'], settings);

export const useCreateSop = defineAction(
  routes.createSopRoute,
  texts,
  afterSaving('sop', 'created'),
);
export const useUpdateSop = defineAction(
  routes.updateSopRoute,
  texts,
  afterSaving('sop', 'updated'),
);
export const useDeleteSop = defineAction(routes.deleteSopRoute, texts, afterDeletion);
