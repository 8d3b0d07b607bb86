import * as routes from '#modules/farmer-quotas/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { QUOTA_SETTINGS } = routes;

export const settingsQuery = defineQuery(routes.getSettingsRoute, [QUOTA_SETTINGS, 'detail'], {
  fresh: true,
});
export const officesQuery = defineQuery(routes.listOfficesRoute, [QUOTA_SETTINGS, 'offices']);

export const useSaveSettings = defineAction(routes.updateSettingsRoute, texts, {
  refreshes: [QUOTA_SETTINGS],
  success: 'setup.saved',
  failure: 'setup.save_failed',
});
