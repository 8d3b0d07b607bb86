import * as routes from '#modules/agents/contract/webhook.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { texts } from '../texts.ts';

const refreshes = ['agent'];

export const useCheckWebhook = defineAction(routes.checkWebhookRoute, texts, {
  refreshes,
  failure: 'webhook.check_failed',
});
export const useRenewWebhookSecret = defineAction(routes.renewWebhookSecretRoute, texts, {
  refreshes,
  failure: 'webhook.renew_failed',
});
export const useRemoveWebhookSecret = defineAction(routes.removeWebhookSecretRoute, texts, {
  refreshes,
  success: 'webhook.removed',
  failure: 'webhook.remove_failed',
});
