import * as history from '#modules/cane-surveys/contract/history.ts';
import * as contract from '#modules/cane-surveys/contract/surveys.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';
import { texts } from '../texts.ts';

const { surveyRoutes, CANE_SURVEY } = contract;

export const { surveyHistoryRoute } = history;

export const surveysQuery = defineListQuery(surveyRoutes.list, [CANE_SURVEY, 'list']);

export const surveyQuery = defineQuery(surveyRoutes.get, [CANE_SURVEY, 'detail']);

export const surveyActions = recordActions(surveyRoutes, CANE_SURVEY);

export const useChangeSurvey = defineAction(surveyRoutes.update, texts, {
  refreshes: [CANE_SURVEY],
  success: 'detail.saved',
  failure: 'detail.save_failed',
});
