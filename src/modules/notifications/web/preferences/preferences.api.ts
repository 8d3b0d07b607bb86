import * as routes from '#modules/notifications/contract/preferences.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const preferencesQuery = defineQuery(
  routes.getPreferencesRoute,
  ['notification_preferences', 'detail'],
  { fresh: true },
);
export const useSavePreferences = defineAction(routes.changePreferencesRoute, texts, {
  refreshes: ['notification_preferences'],
  success: 'preferences.saved',
});
