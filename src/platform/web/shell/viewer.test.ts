import { expect, it } from 'vitest';
import { initials } from './viewer.ts';

it.each([
  ['สมหญิง กิจรุ่งเรือง', 'สก'],
  ['เอกชัย ใจดี', 'อจ'],
  ['Somying Kitrungruang', 'SK'],
  ['admin', 'A'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
