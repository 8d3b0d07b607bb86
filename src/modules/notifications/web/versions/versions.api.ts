import * as routes from '#modules/notifications/contract/versions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const versionsQuery = defineQuery(
  routes.listVersionsRoute,
  ['notification_setting', 'versions'],
  { fresh: true },
);
export const differenceQuery = defineQuery(
  routes.compareVersionsRoute,
  ['notification_setting', 'difference'],
  { fresh: true },
);
export const useRestoreVersion = defineAction(routes.restoreVersionRoute, texts, {
  refreshes: ['notification_setting'],
  success: (t, _answer, { version_no: number }) => t('settings.toasts.restored', { number }),
  failure: 'settings.toasts.form_error',
});
