import { expect, it } from 'vitest';
import { companyId, employeeId } from './ids.ts';

it.each([1, '1', 94, '94', 2_147_483_647, '2147483647'])('%j is a number of a company', (given) => {
  expect(companyId.parse(given)).toBe(Number(given));
});

it.each([
  true,
  null,
  undefined,
  [1],
  '',
  ' ',
  '0',
  '01',
  '+1',
  '-1',
  '1.0',
  '1e3',
  '0x1',
  ' 1',
  '1 ',
  'true',
  '๑',
  '2147483648',
  0,
  1.5,
  Number.NaN,
])('%j is none', (given) => {
  expect(companyId.safeParse(given).success).toBe(false);
  expect(employeeId.safeParse(given).success).toBe(false);
});
