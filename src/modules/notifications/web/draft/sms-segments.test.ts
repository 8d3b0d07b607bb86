import { expect, it } from 'vitest';
import { smsSegments } from './sms-segments.ts';

it.each([
  ['ก'.repeat(70), 1],
  ['ก'.repeat(71), 2],
  ['ก'.repeat(67 * 2 + 1), 3],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  [`${'a'.repeat(70)}ก`, 2],
])('a message goes out in as many segments as gateways charge for: %s', (text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});
