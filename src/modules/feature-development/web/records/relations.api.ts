import * as routes from '#modules/feature-development/contract/relations.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

/** Part of the SOW's own key. */
export const relationsQuery = defineQuery(routes.listRelationsRoute, ['sow', 'relations'], {
  staleTime: 0,
});

// The dialog shows what is wrong with the choice.
export const useAddRelation = defineAction(routes.addRelationRoute, texts, {
  refreshes: ['sow'],
  success: 'relations.added',
  failure: false,
});

export const useRemoveRelation = defineAction(routes.removeRelationRoute, texts, {
  refreshes: ['sow'],
  success: 'relations.removed',
  failure: 'relations.remove_failed',
});
