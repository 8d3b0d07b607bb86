import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** A service in a private network that a company may call. */
export interface InHouseService {
  /** A name, an address, or a network such as `10.20.0.0/16`. */
  readonly host: string;
  /** None means all. */
  readonly ports: readonly number[];
}

/** Where a connection goes: the name that was given, the address it led to, and the port. */
export interface Destination {
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** Why a host or a network cannot be allowed. */
export type HostProblem =
  | 'host_invalid'
  | 'network_uneven'
  | 'network_too_wide'
  | 'host_metadata'
  | 'host_loopback'
  | 'host_public';

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

const networks = (...written: string[]): Network[] =>
  written.map((network) => ipaddr.parseCIDR(network));

/** Networks that companies use inside: of all others, none is theirs to allow. */
const INSIDE = networks(
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
);
const LINK_LOCAL = networks('169.254.0.0/16', 'fe80::/10');
const LOOPBACK = networks('127.0.0.0/8', '::1/128');
/** Where clouds hand out the machine's own keys: AWS, Azure, Google, Oracle, Alibaba. */
const METADATA = networks(
  '169.254.169.254/32',
  '169.254.170.2/32',
  '169.254.170.23/32',
  '168.63.129.16/32',
  '192.0.0.192/32',
  '100.100.100.200/32',
  'fd00:ec2::254/128',
  'fd00:ec2::23/128',
  'fd20:ce::254/128',
);
const METADATA_NAMES = /^(?:metadata|instance-data)(?:\.|$)/;
const WIDEST_PREFIX = 8;
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_](?:[a-z0-9_-]{0,62}))*$/;

/** Whether a cloud hands out the machine's keys at this address, whatever an allow-list says. */
export function isMetadataAddress(address: string): boolean {
  return isIP(address) !== 0 && isWithin(METADATA, ipaddr.process(address));
}

/** Whether a connection goes into a company's network, to one of these services. */
export function leadsToService(
  services: readonly InHouseService[],
  { host, address, port }: Destination,
): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (!isWithin(INSIDE, parsed)) return false;
  const name = host.toLowerCase().replace(/\.$/, '');
  return services.some(
    ({ host: allowed, ports }) =>
      (ports.length === 0 || ports.includes(port)) &&
      (allowed === name || isWithin(networksOf(allowed), parsed)),
  );
}

/** A host as it is stored, in the one spelling it has; or what prevents allowing it. */
export function readAllowedHost(written: string): { host: string } | { problem: HostProblem } {
  const text = written.trim().toLowerCase();
  const [bare = '', bits] = text.replace(/^\[|\](?=\/|$)/g, '').split('/', 2);
  if (isIP(bare) === 0) return bits === undefined ? readName(text) : { problem: 'host_invalid' };
  const address = ipaddr.process(bare);
  const longest = address.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) {
    const problem = problemOf([address, longest]);
    return problem === undefined ? { host: address.toString() } : { problem };
  }
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
  if (prefix > longest || text.split('/').length > 2) return { problem: 'host_invalid' };
  if (prefix < WIDEST_PREFIX) return { problem: 'network_too_wide' };
  if (firstOf(address, prefix) !== address.toString()) return { problem: 'network_uneven' };
  const problem = problemOf([address, prefix]);
  return problem === undefined ? { host: `${address.toString()}/${prefix}` } : { problem };
}

function readName(text: string): ReturnType<typeof readAllowedHost> {
  const name = text.replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return { problem: 'host_loopback' };
  if (METADATA_NAMES.test(name)) return { problem: 'host_metadata' };
  // Browsers and we read some names as addresses, for example 0x7f000001.
  const isName = NAME.test(name) && URL.parse(`http://${name}/`)?.hostname === name;
  return isName ? { host: name } : { problem: 'host_invalid' };
}

function problemOf(network: Network): HostProblem | undefined {
  const [address, prefix] = network;
  const isIn = (ranges: readonly Network[]) =>
    ranges.some((range) => range[1] <= prefix && isWithin([range], address));
  if (isIn(METADATA) || isIn(LINK_LOCAL)) return 'host_metadata';
  if (isIn(LOOPBACK)) return 'host_loopback';
  if (isIn(INSIDE)) return undefined;
  const isWider = INSIDE.some(([inside]) => isWithin([network], inside));
  return isWider ? 'network_too_wide' : 'host_public';
}

function firstOf(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string {
  const written = `${address.toString()}/${prefix}`;
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(written).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(written).toString();
}

function networksOf(host: string): Network[] {
  if (host.includes('/')) return networks(host);
  if (isIP(host) === 0) return [];
  return networks(`${host}/${isIP(host) === 4 ? 32 : 128}`);
}

function isWithin(ranges: readonly Network[], address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ranges.some(
    ([first, prefix]) => first.kind() === address.kind() && address.match(first, prefix),
  );
}
