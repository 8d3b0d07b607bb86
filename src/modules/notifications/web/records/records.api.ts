import * as routes from '#modules/notifications/contract/records.ts';
import * as settingRoutes from '#modules/notifications/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const about = ['notification_setting'];

export const recordsQuery = defineListQuery(
  routes.listRecordsRoute,
  ['notification_record', 'list'],
  { about, staleTime: 0 },
);
export const recipientsQuery = defineListQuery(
  routes.listRecipientsRoute,
  ['notification_delivery', 'list'],
  { about, staleTime: 0, persist: false },
);
export const attemptsQuery = defineQuery(
  routes.listAttemptsRoute,
  ['notification_delivery', 'attempts'],
  { fresh: true },
);
export const funnelQuery = defineQuery(
  settingRoutes.settingFunnelRoute,
  ['notification_setting', 'funnel'],
  { fresh: true },
);

export const useResend = defineAction(routes.resendRoute, texts, {
  refreshes: ['notification_delivery', 'notification_record'],
  success: 'failures.waits_again',
  failure: 'settings.toasts.form_error',
});
