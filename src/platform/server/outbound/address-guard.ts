import ipaddr from 'ipaddr.js';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import {
  isMetadataAddress,
  leadsToService,
  readAllowedHost,
  type Destination,
  type InHouseService,
} from './in-house-service.ts';
import type { OwnEndpoints } from './own-endpoints.ts';

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

/** What a call may reach, for one company. */
export interface Guard {
  readonly allowLoopback: boolean;
  /** Services in private networks that an administrator of the company allowed. */
  readonly inHouse?: readonly InHouseService[];
  /** What stays out of reach in private networks too. */
  readonly own?: OwnEndpoints;
}

/** Whether a connection may be made: to the public internet, or to an allowed service of the company. */
export function isAllowedDestination(destination: Destination, guard: Guard): boolean {
  const { address } = destination;
  if (isMetadataAddress(address) || guard.own?.isOwnDatabase(destination) === true) return false;
  if (isAllowedAddress(address, guard)) return true;
  return (
    leadsToService(guard.inHouse ?? [], destination) && guard.own?.isOwnServer(destination) !== true
  );
}

/** Whether an administrator could allow the destination, which is forbidden now. */
export function mayBeAllowed(destination: Destination, guard: Guard): boolean {
  const found = readAllowedHost(destination.address);
  if (!('host' in found)) return false;
  return isAllowedDestination(destination, { ...guard, inHouse: [{ ...found, ports: [] }] });
}

/** Resolves a name to its addresses. */
export type Resolve = (
  hostname: string,
  options: object,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const lookupAll: Resolve = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, done);

interface LookupSettings extends Guard {
  readonly port: number;
  /** The system's own resolver when not given. */
  readonly resolve?: Resolve | undefined;
}

type LookupDone = (error: Error | null, address: LookupAddress[] | string, family?: number) => void;

/** A `lookup` for sockets that refuses names which resolve to a forbidden address, at connect time. */
export function guardedLookup({ resolve = lookupAll, port, ...guard }: LookupSettings) {
  return (hostname: string, options: object, done: LookupDone): void => {
    resolve(hostname, options, (error, addresses) => {
      if (error !== null) return done(error, []);
      const forbidden = addresses.find(
        ({ address }) => !isAllowedDestination({ host: hostname, address, port }, guard),
      );
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
export function refuseForbiddenUrl(url: URL, guard: Guard): void {
  if (!/^https?:$/.test(url.protocol)) throw new ForbiddenAddressError(url.protocol);
  const { host, port } = placeOfUrl(url);
  if (isIP(host) !== 0 && !isAllowedDestination({ host, address: host, port }, guard)) {
    throw new ForbiddenAddressError(host);
  }
}

/** The host of a URL without brackets, and its port. */
export function placeOfUrl({ hostname, port, protocol }: URL): { host: string; port: number } {
  const usual = protocol === 'https:' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
}
