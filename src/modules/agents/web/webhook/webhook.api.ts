import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import type {
  checkWebhookRoute,
  removeWebhookSecretRoute,
  renewWebhookSecretRoute,
} from '#modules/agents/contract/webhook.ts';
import { texts } from '../texts.ts';

const check = endpoint<typeof checkWebhookRoute>('POST', '/v1/agents/check-webhook');
const renew = endpoint<typeof renewWebhookSecretRoute>('POST', '/v1/agents/:id/webhook-secret');
const remove = endpoint<typeof removeWebhookSecretRoute>('DELETE', '/v1/agents/:id/webhook-secret');

export function useCheckWebhook() {
  const t = useTexts(texts);
  return useAction({
    act: (body: BodyInput<typeof checkWebhookRoute>, idempotencyKey) =>
      call(check, { body, idempotencyKey }),
    refreshes: [['agent']],
    failure: t('webhook.check_failed'),
  });
}

export function useRenewWebhookSecret() {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(renew, { params: { id }, idempotencyKey }),
    refreshes: [['agent']],
    failure: t('webhook.renew_failed'),
  });
}

export function useRemoveWebhookSecret(onRemoved: () => void) {
  const t = useTexts(texts);
  return useAction({
    act: (id: string, idempotencyKey) => call(remove, { params: { id }, idempotencyKey }),
    refreshes: [['agent']],
    success: t('webhook.removed'),
    failure: t('webhook.remove_failed'),
    onSuccess: onRemoved,
  });
}
