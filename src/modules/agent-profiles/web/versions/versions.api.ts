import * as routes from '#modules/agent-profiles/contract/versions.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

export const versionsQuery = defineQuery(routes.listVersionsRoute, ['agent_profile', 'versions'], {
  fresh: true,
});
export const useRestoreVersion = defineAction(routes.restoreVersionRoute, texts, {
  refreshes: ['agent_profile'],
  success: (t, _answer, { version_no: number }) => t('toasts.restored', { number }),
  failure: 'toasts.form_error',
});
