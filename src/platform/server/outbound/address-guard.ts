import ipaddr from 'ipaddr.js';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** An address our server must not be sent to by what somebody typed in. */
export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = 'ForbiddenAddressError';
  }
}

/** Whether an address belongs to the public internet, or to this machine where that is allowed. */
export function isAllowedAddress(
  address: string,
  { allowLoopback }: { allowLoopback: boolean },
): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4 written as IPv6, which would otherwise pass as an unknown kind of IPv6.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowLoopback && range === 'loopback');
}

type LookupDone = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/** A `lookup` for sockets that refuses names which resolve to a forbidden address, at connect time. */
export function guardedLookup(allowed: { allowLoopback: boolean }) {
  return (hostname: string, options: object, done: LookupDone): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
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

/** Refuses a URL whose host is a literal forbidden address: sockets do not look those up. */
export function refuseForbiddenLiteral(url: URL, allowed: { allowLoopback: boolean }): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, allowed)) throw new ForbiddenAddressError(host);
}
