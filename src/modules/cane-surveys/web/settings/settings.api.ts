import * as routes from '#modules/cane-surveys/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { SURVEY_SETTINGS } = routes;

export const settingsQuery = defineQuery(
  routes.getSurveySettingsRoute,
  [SURVEY_SETTINGS, 'detail'],
  { fresh: true },
);

export const useSaveSettings = defineAction(routes.updateSurveySettingsRoute, texts, {
  refreshes: [SURVEY_SETTINGS],
  success: 'formula.saved',
  failure: 'formula.save_failed',
});
