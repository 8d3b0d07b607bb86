import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** An address that user input must not make our server call. */
export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'ForbiddenAddressError';
  }
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet, or to this machine where that is allowed. */
export function isAllowedAddress(
  address: string,
  { allowLoopback }: { allowLoopback: boolean },
): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4 written as IPv6, which would otherwise pass as an unknown kind of IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return allowLoopback;
  // Only this range of IPv6 is assigned to the internet; the library reports all unnamed ranges as such.
  const isPublic = parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
  return isPublic && parsed.range() === 'unicast';
}

/** Resolves a name to its addresses. */
export type Resolve = (
  hostname: string,
  options: object,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const lookupAll: Resolve = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, done);

interface GuardSettings {
  readonly allowLoopback: boolean;
  /** The system's own resolver when not given. */
  readonly resolve?: Resolve;
}

type LookupDone = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/** A `lookup` for sockets that refuses names which resolve to a forbidden address, at connect time. */
export function guardedLookup({ resolve = lookupAll, ...allowed }: GuardSettings) {
  return (hostname: string, options: object, done: LookupDone): void => {
    resolve(hostname, options, (error, addresses) => {
      if (error !== null) return done(error, []);
      const forbidden = addresses.find(({ address }) => !isAllowedAddress(address, allowed));
      const first = addresses[0];
      if (forbidden !== undefined || first === undefined)
        return done(new ForbiddenAddressError(hostname), []);
      if ('all' in options && options.all === true) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Refuses a URL whose host is a literal forbidden address, since sockets do not look those up, and
 * schemes such as `blob:`, whose host is in an unusual place.
 */
export function refuseForbiddenUrl(url: URL, allowed: { allowLoopback: boolean }): void {
  if (!/^https?:$/.test(url.protocol)) throw new ForbiddenAddressError(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowed)) throw new ForbiddenAddressError(host);
}
