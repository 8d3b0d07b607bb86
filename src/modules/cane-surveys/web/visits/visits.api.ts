import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import * as contract from '#modules/cane-surveys/contract/visits.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { visitRoutes, SURVEY_VISIT } = contract;
const refreshes = [SURVEY_VISIT];

/** A survey is what makes a visit done. */
export const visitsQuery = defineListQuery(visitRoutes.list, [SURVEY_VISIT, 'list'], {
  about: [CANE_SURVEY],
});

export const usePlanVisit = defineAction(visitRoutes.create, texts, {
  refreshes,
  failure: 'plan.add_failed',
});

export const useChangeVisit = defineAction(visitRoutes.update, texts, {
  refreshes,
  failure: 'plan.change_failed',
});

/** The cell in which a note is written says itself what went wrong. */
export const useNoteVisit = defineAction(visitRoutes.update, texts, { refreshes, failure: false });

export const useRemoveVisit = defineAction(visitRoutes.delete, texts, {
  refreshes,
  success: 'plan.removed',
  failure: 'plan.remove_failed',
});

export const useResumeVisit = defineAction(contract.resumeVisitRoute, texts, {
  refreshes,
  failure: 'plan.change_failed',
});
