import * as routes from '#modules/notifications/contract/records.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const DELIVERY = 'notification_delivery';

export const failureCausesQuery = defineQuery(routes.listFailureCausesRoute, [DELIVERY, 'causes'], {
  staleTime: 0,
  persist: false,
});

export const useResendFailed = defineAction(routes.resendFailedRoute, texts, {
  refreshes: [DELIVERY],
  success: (t, { resent }) => t('failures.resent', { count: formatNumber(resent) }),
  failure: 'settings.toasts.form_error',
});
