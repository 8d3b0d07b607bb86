import * as routes from '#modules/feature-development/contract/sops.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';
import { afterDeletion, ALL_LEVELS, FRESH_MS } from './record-calls.ts';

/** It shows what it hangs below, and its progress is that of its SOWs. */
const settings = { about: ['value_stream', 'sow'], staleTime: FRESH_MS };

export const sopsQuery = defineListQuery(routes.listSopsRoute, ['sop', 'list'], settings);
export const sopQuery = defineQuery(routes.getSopRoute, ['sop', 'detail'], settings);

export const useCreateSop = defineAction(routes.createSopRoute, texts, {
  refreshes: ALL_LEVELS,
  success: 'forms.sop.created',
  failure: 'forms.sop.save_failed',
});
export const useUpdateSop = defineAction(routes.updateSopRoute, texts, {
  refreshes: ALL_LEVELS,
  success: 'forms.sop.updated',
  failure: 'forms.sop.save_failed',
});
export const useDeleteSop = defineAction(routes.deleteSopRoute, texts, afterDeletion);
