import { describe, expect, it } from 'vitest';
import { forbiddenAddresses, publicAddresses } from '#tests/support/hostile/addresses.ts';
import { isAllowedAddress } from './address-guard.ts';

describe('the address guard', () => {
  it.each(forbiddenAddresses)('refuses %j', (address) => {
    expect(isAllowedAddress(address, { allowLoopback: false })).toBe(false);
  });

  it.each(publicAddresses)('lets %j pass', (address) => {
    expect(isAllowedAddress(address, { allowLoopback: false })).toBe(true);
  });

  it('lets loopback pass where that is allowed, and nothing else', () => {
    const passing = forbiddenAddresses.filter((address) =>
      isAllowedAddress(address, { allowLoopback: true }),
    );
    const loopback =
      /^(127\.\d+\.\d+\.\d+|::1|::1%lo|[:0]*:ffff:127\.0\.0\.1|[:0]*:ffff:7f00:0*1|::127\.0\.0\.1)$/i;
    expect(passing.filter((address) => !loopback.test(address))).toEqual([]);
    expect(passing).toContain('127.0.0.1');
    expect(passing).toContain('::1');
  });
});
