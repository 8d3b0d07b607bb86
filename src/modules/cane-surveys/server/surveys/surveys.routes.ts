import { serveHistory } from '#modules/audit/server/public.ts';
import { surveyHistoryRoute } from '#modules/cane-surveys/contract/history.ts';
import { CANE_SURVEY, surveyExport, surveyRoutes } from '#modules/cane-surveys/contract/surveys.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { createSurvey } from './create-survey.ts';
import { surveySheet } from './survey-sheet.ts';
import { surveyKeeper, surveyList } from './surveys.queries.ts';
import { deleteSurvey, updateSurvey } from './update-survey.ts';

export function serveSurveys(serve: Serve, context: Context): void {
  const { clock } = context;
  serveRecord(serve, surveyRoutes, {
    list: surveyList.page,
    get: (tx, scope, id) => surveyKeeper.find(tx, scope, id),
    create: (tx, scope, body) => createSurvey(tx, scope, { body, now: clock.now() }),
    update: (tx, scope, update) => updateSurvey(tx, scope, { ...update, now: clock.now() }),
    delete: deleteSurvey,
  });

  serveExport(serve, context, { routes: surveyExport, entity: CANE_SURVEY, list: surveySheet });

  serveHistory(serve, {
    ...context,
    route: surveyHistoryRoute,
    entity: CANE_SURVEY,
    find: (tx, scope, id) => surveyKeeper.find(tx, scope, id),
  });
}
