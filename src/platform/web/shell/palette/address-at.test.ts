import { expect, it } from 'vitest';
import { addressAt } from './address-at.ts';

it('a place of a record is that of the record which is open', () => {
  expect(addressAt('/engines/$id?tab=uses', '/engines/42')).toBe('/engines/42?tab=uses');
  expect(addressAt('/engines/$id/edit', '/engines/42')).toBe('/engines/42/edit');
  expect(addressAt('/streams/$stream/sops/$sop', '/streams/1/sops/2')).toBe('/streams/1/sops/2');
});

it('there is none while another record, or only its list, is open', () => {
  expect(addressAt('/engines/$id?tab=uses', '/agents/42')).toBeUndefined();
  expect(addressAt('/engines/$id?tab=uses', '/engines')).toBeUndefined();
  expect(addressAt('/streams/$stream/sops/$sop', '/streams/1')).toBeUndefined();
});

it('other places are where they are', () => {
  expect(addressAt('/settings/account#password', '/')).toBe('/settings/account#password');
});
