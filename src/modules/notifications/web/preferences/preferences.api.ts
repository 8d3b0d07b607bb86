import * as lineRoutes from '#modules/notifications/contract/line-link.ts';
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

const LINE_LINK = 'notification_line_link';

export const lineLinkQuery = defineQuery(lineRoutes.getLineLinkRoute, [LINE_LINK, 'own'], {
  fresh: true,
});
export const useMakeLineCode = defineAction(lineRoutes.makeLineCodeRoute, texts, {
  failure: 'line.link_failed',
});
export const useUnlinkLine = defineAction(lineRoutes.removeLineLinkRoute, texts, {
  refreshes: [LINE_LINK],
  success: 'line.unlinked',
  failure: 'line.unlink_failed',
});
