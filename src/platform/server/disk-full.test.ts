import { expect, it } from 'vitest';
import { errors } from '#platform/contract/errors.ts';
import { isDiskFull } from './disk-full.ts';

it.each([
  [{ code: '53100' }, true],
  [{ code: 'ENOSPC' }, true],
  [{ name: 'ErrnoError', errno: 51 }, true],
  [new Error('Failed query', { cause: { code: '53100' } }), true],
  [new Error('Failed query', { cause: { code: '23505' } }), false],
  [errors.internal(), false],
  [undefined, false],
])('%o is caused by a full disk: %s', (failure, expected) => {
  expect(isDiskFull(failure)).toBe(expected);
});
