import { isIPv6 } from 'node:net';

/** What calls are counted by: a household or office has a whole IPv6 /64, so single addresses mean nothing. */
export function subnetOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
