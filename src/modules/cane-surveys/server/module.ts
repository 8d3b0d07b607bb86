import { surveysApi } from '#modules/cane-surveys/contract/api-description.ts';
import { notifiableSurveys, notifiableVisits } from '#modules/cane-surveys/contract/notifiable.ts';
import { surveyPermissions } from '#modules/cane-surveys/contract/permissions.ts';
import { CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { en } from '#modules/cane-surveys/i18n/en.ts';
import { th } from '#modules/cane-surveys/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { loadExamples } from './demo/load-examples.ts';
import { forgetFarmers } from './erasure/forget-farmers.ts';
import { serveEstimates } from './estimates/estimates.routes.ts';
import { serveFieldDay } from './field-day/field-day.routes.ts';
import { serveSurveySettings } from './settings/settings.routes.ts';
import { searchSurveys } from './surveys/search-surveys.queries.ts';
import { surveysOfQuotas } from './surveys/surveys-of-quotas.queries.ts';
import { serveSurveys } from './surveys/surveys.routes.ts';
import { caneSurveys } from './records/surveys.tables.ts';
import { visitDefaults } from './visits/default-settings.ts';
import { serveVisits } from './visits/visits.routes.ts';

/** Cane as it was measured in the field, estimated yields, and plans of days. */
export const caneSurveysModule: ServerModule = {
  name: 'cane-surveys',
  texts: { th, en },
  api: surveysApi,
  permissions: surveyPermissions.set,
  lists: { 'cane-surveys': surveyPermissions.name('read') },
  notifiable: [notifiableSurveys, notifiableVisits],
  defaultSettings: visitDefaults,
  attachments: [
    {
      entity: CANE_SURVEY,
      table: caneSurveys,
      see: surveyPermissions.name('read'),
      attach: surveyPermissions.name('write'),
      accepts: ['image'],
      most: 20,
    },
  ],
  belonging: [surveysOfQuotas],
  searches: [searchSurveys],
  create: (context) => ({
    forget: forgetFarmers(context),
    prepare: () => loadExamples(context),
    routes(serve) {
      serveSurveySettings(serve);
      serveVisits(serve);
      serveFieldDay(serve, context);
      serveEstimates(serve);
      serveSurveys(serve, context);
    },
  }),
};
