import * as sowRoutes from '#modules/feature-development/contract/sows.ts';
import * as valueStreamRoutes from '#modules/feature-development/contract/value-streams.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { ALL_LEVELS } from '../records/record-calls.ts';
import { texts } from '../texts.ts';

/** What is refused is shown at the value. */
const settings = { refreshes: ALL_LEVELS, failure: false } as const;

export const useEditSow = defineAction(sowRoutes.editSowRoute, texts, settings);
export const useEditValueStream = defineAction(
  valueStreamRoutes.editValueStreamRoute,
  texts,
  settings,
);
