import { expect, it } from 'vitest';
import { isPersonal } from './is-personal.ts';

it.each(['1-1020-01234-56-0', '1102001234560', '081-234-5678', '+66 81 234 5678', '๐๘๑๒๓๔๕๖๗๘'])(
  'keeps %s out of the address',
  (text) => expect(isPersonal(text)).toBe(true),
);

it.each(['สมชาย ใจดี', 'Q69-00001', '2569/70', '12345', ''])('leaves %s in the address', (text) =>
  expect(isPersonal(text)).toBe(false),
);
