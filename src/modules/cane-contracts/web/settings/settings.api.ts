import * as routes from '#modules/cane-contracts/contract/settings.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineQuery } from '#platform/web/query/define-query.ts';
import { texts } from '../texts.ts';

const { CONTRACT_SETTINGS } = routes;

export const settingsQuery = defineQuery(
  routes.getContractSettingsRoute,
  [CONTRACT_SETTINGS, 'detail'],
  { fresh: true },
);

export const useSaveSettings = defineAction(routes.updateContractSettingsRoute, texts, {
  refreshes: [CONTRACT_SETTINGS],
  success: 'settings.saved',
  failure: 'settings.failed',
});
