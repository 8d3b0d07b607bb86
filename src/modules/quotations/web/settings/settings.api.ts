import * as routes from '#modules/quotations/contract/quotation-settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { QUOTATION_SETTINGS } = routes;

export const settingsQuery = defineQuery(routes.getSettingsRoute, [QUOTATION_SETTINGS, 'current'], {
  fresh: true,
});

export const useChangeSettings = defineAction(routes.changeSettingsRoute, texts, {
  refreshes: [QUOTATION_SETTINGS],
  success: 'settings.saved',
  failure: 'settings.save_failed',
});
