import { isIPv6 } from 'node:net';

/** Whom to count calls against: one household or office has a whole IPv6 /64, so single addresses there mean nothing. */
export function subnetOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
