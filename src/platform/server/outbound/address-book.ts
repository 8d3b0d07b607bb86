import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A slow name server must not delay people; each call looks up the name again itself. */
const LOOKUP_WITHIN_MS = 2_000;
const REMEMBER_MS = 30_000;
const REMEMBER_HOSTS = 1_000;

/** The addresses of a host; none while its name is unknown. */
export type AddressBook = (host: string) => Promise<readonly string[]>;

/** Looks up names for screens and forms, remembering each for half a minute. */
export function createAddressBook(): AddressBook {
  const remembered = new Map<string, { addresses: Promise<string[]>; until: number }>();
  return async (host) => {
    if (isIP(host) !== 0) return [host];
    const known = remembered.get(host);
    if (known !== undefined && known.until > Date.now()) return known.addresses;
    if (remembered.size >= REMEMBER_HOSTS) remembered.clear();
    const addresses = lookUp(host);
    remembered.set(host, { addresses, until: Date.now() + REMEMBER_MS });
    return addresses;
  };
}

async function lookUp(host: string): Promise<string[]> {
  const found = lookup(host, { all: true }).then(
    (entries) => entries.map(({ address }) => address),
    () => [],
  );
  return Promise.race([found, setTimeout(LOOKUP_WITHIN_MS, [], { ref: false })]);
}
