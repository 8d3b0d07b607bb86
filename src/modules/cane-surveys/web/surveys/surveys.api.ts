import * as history from '#modules/cane-surveys/contract/history.ts';
import * as contract from '#modules/cane-surveys/contract/surveys.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';

const { surveyRoutes, CANE_SURVEY } = contract;

export const { surveyHistoryRoute } = history;

export const surveysQuery = defineListQuery(surveyRoutes.list, [CANE_SURVEY, 'list']);

export const surveyQuery = defineQuery(surveyRoutes.get, [CANE_SURVEY, 'detail']);

export const surveyActions = recordActions(surveyRoutes, CANE_SURVEY);
