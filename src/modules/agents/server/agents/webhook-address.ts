import { errors } from '#platform/contract/errors.ts';
import { createAddressBook } from '#platform/server/outbound/address-book.ts';
import {
  isAllowedDestination,
  mayBeAllowed,
  placeOfUrl,
} from '#platform/server/outbound/address-guard.ts';
import type { Reach } from '#platform/server/outbound/create-reach.ts';

interface Webhook {
  readonly companyId: number;
  readonly address: string;
}

/** What is wrong with a webhook's address, as a text key; a name that cannot be resolved today is accepted. */
export type WebhookCheck = (webhook: Webhook) => Promise<string | undefined>;

/** Checks where webhooks lead; each call checks again. */
export function createWebhookCheck(reach: Reach): WebhookCheck {
  const addressesOf = createAddressBook();
  return async ({ companyId, address: url }) => {
    const place = placeOfUrl(new URL(url));
    const addresses = await addressesOf(place.host);
    const destinations = addresses.map((address) => ({ ...place, address }));
    if (destinations.every(reach.isPublic)) return undefined;
    const guard = await reach.guardOf(companyId);
    const forbidden = destinations.filter(
      (destination) => !isAllowedDestination(destination, guard),
    );
    if (forbidden.length === 0) return undefined;
    return forbidden.every((destination) => mayBeAllowed(destination, guard))
      ? 'agents:errors.webhook_private'
      : 'agents:errors.webhook_forbidden';
  };
}

/** Refuses a webhook that leads where its company may not call, at its field. */
export async function refusePrivateWebhook(
  check: WebhookCheck,
  webhook: Webhook,
  path = 'chat_webhook_url',
): Promise<void> {
  const problem = await check(webhook);
  if (problem !== undefined) {
    throw errors.validation_failed({ fields: [{ path, code: problem }] });
  }
}
