import { expect, it } from 'vitest';
import { promptPayPayload } from './promptpay.ts';

// Payloads that are known to be right: banks' applications read them.
const SAYS = '00020101021129370016A000000677010111';
it.each([
  ['080-123-4567', `${SAYS}011300668012345675802TH530376463046197`],
  ['+66 89 123 4567', `${SAYS}011300668912345675802TH5303764630429C1`],
  ['1-1111-11111-11-1', `${SAYS}021311111111111115802TH530376463047B5A`],
  ['0123456789012', `${SAYS}021301234567890125802TH530376463040CBD`],
])('says to whom %s is', (account, payload) => {
  expect(promptPayPayload({ account })).toBe(payload);
});

it('says how much, and counts once then', () => {
  expect(promptPayPayload({ account: '000-000-0000', satang: 422 })).toBe(
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  );
});
