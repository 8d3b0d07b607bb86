import * as routes from '#modules/cane-surveys/contract/settings.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readSurveySettings, updateSurveySettings } from './settings.queries.ts';

export function serveSurveySettings(serve: Serve): void {
  serve.transaction(routes.getSurveySettingsRoute, ({ tx, scope }) =>
    readSurveySettings(tx, scope),
  );

  serve.transaction(routes.updateSurveySettingsRoute, ({ tx, scope, body }) =>
    updateSurveySettings(tx, scope, body),
  );
}
