import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { errors } from '#platform/contract/errors.ts';
import { isAllowedAddress } from '#platform/server/outbound/address-guard.ts';

/** A name server that is slow or down must not delay saving; each call checks again anyway. */
const LOOKUP_WITHIN_MS = 2_000;
const REMEMBER_MS = 30_000;
const REMEMBER_HOSTS = 1_000;

type Allowed = { readonly allowLoopback: boolean };

/** What is wrong with a webhook's address, as a text key; a name that cannot be resolved today is accepted. */
export function createWebhookCheck(allowed: Allowed): WebhookCheck {
  const remembered = new Map<string, { addresses: Promise<string[]>; until: number }>();

  const addressesOf = (host: string): Promise<string[]> => {
    const known = remembered.get(host);
    if (known !== undefined && known.until > Date.now()) return known.addresses;
    if (remembered.size >= REMEMBER_HOSTS) remembered.clear();
    const addresses = lookUp(host);
    remembered.set(host, { addresses, until: Date.now() + REMEMBER_MS });
    return addresses;
  };

  return async (address) => {
    const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await addressesOf(host) : [host];
    const isPrivate = addresses.some((found) => !isAllowedAddress(found, allowed));
    return isPrivate ? 'agents:errors.webhook_private' : undefined;
  };
}

export type WebhookCheck = (address: string) => Promise<string | undefined>;

/** Refuses an agent whose webhook leads into a private network, at its field. */
export async function refusePrivateWebhook(check: WebhookCheck, address: string): Promise<void> {
  const problem = await check(address);
  if (problem !== undefined) {
    throw errors.validation_failed({ fields: [{ path: 'chat_webhook_url', code: problem }] });
  }
}

async function lookUp(host: string): Promise<string[]> {
  const found = lookup(host, { all: true }).then(
    (entries) => entries.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, setTimeout(LOOKUP_WITHIN_MS, [], { ref: false })]);
}
