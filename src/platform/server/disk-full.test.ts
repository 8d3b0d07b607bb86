import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { errors } from '#platform/contract/errors.ts';
import { isDiskFull, withFullDisk } from './disk-full.ts';

it.each([
  [{ code: '53100' }, true],
  [{ code: 'ENOSPC' }, true],
  [{ name: 'ErrnoError', errno: 51 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, false],
  [new Error('Failed query', { cause: { code: '53100' } }), true],
  [new Error('Failed query', { cause: { code: '23505' } }), false],
  [errors.internal(), false],
  [undefined, false],
])('%o is caused by a full disk: %s', (failure, expected) => {
  expect(isDiskFull(failure)).toBe(expected);
});

it('a failure without a reason is caused by a full disk where there was less room than needed', async () => {
  const failure = new Error('failed to initialize properly');
  const folder = tmpdir();
  expect(isDiskFull(await withFullDisk(failure, { folder, bytes: Number.MAX_VALUE }))).toBe(true);
  expect(await withFullDisk(failure, { folder, bytes: 0 })).toBe(failure);
});
