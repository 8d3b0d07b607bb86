import { expect, it } from 'vitest';
import { phone, spellPhone, toE164 } from './phone.ts';

const schema = phone('test:problem');

it.each([
  ['0812345678', '081-234-5678', '+66812345678'],
  ['081 234 5678', '081-234-5678', '+66812345678'],
  ['+66 81-234-5678', '081-234-5678', '+66812345678'],
  ['+66 (0)81 234 5678', '081-234-5678', '+66812345678'],
  ['006681 234 5678', '081-234-5678', '+66812345678'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '081-234-5678', '+66812345678'],
  ['021234567', '02-123-4567', '+6621234567'],
  ['043123456', '043-123-456', '+6643123456'],
  ['+81 90 1234 5678', '+819012345678', '+819012345678'],
])('%s is written %s and stored as %s', (typed, written, stored) => {
  expect(schema.parse(typed)).toBe(written);
  expect(toE164(written)).toBe(stored);
  expect(spellPhone(stored)).toBe(written);
  expect(schema.parse(written)).toBe(written);
});

it.each(['12345', '08123456', 'โทรสาร 02-123-4567', '02-123-4567 ต่อ 12', '081-234-56789', '+66'])(
  '%s is no phone number',
  (typed) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('test:problem');
  },
);

it('no number is allowed', () => {
  expect(schema.parse(' ')).toBe('');
  expect(toE164('')).toBe('');
});
