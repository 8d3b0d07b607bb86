import * as routes from '#modules/feature-development/contract/value-streams.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';
import { afterDeletion, afterSaving, FRESH_MS } from './record-calls.ts';

/** Its progress and counts are those of what is below. */
const settings = { about: ['sop', 'sow'], staleTime: FRESH_MS };

export const valueStreamsQuery = defineListQuery(
  routes.listValueStreamsRoute,
  ['value_stream', 'list'],
  settings,
);
export const valueStreamQuery = defineQuery(
  routes.getValueStreamRoute,
  ['value_stream', 'detail'],
  settings,
);

export const useCreateValueStream = defineAction(
  routes.createValueStreamRoute,
  texts,
  afterSaving('value_stream', 'created'),
);
export const useUpdateValueStream = defineAction(
  routes.updateValueStreamRoute,
  texts,
  afterSaving('value_stream', 'updated'),
);
export const useDeleteValueStream = defineAction(
  routes.deleteValueStreamRoute,
  texts,
  afterDeletion,
);
