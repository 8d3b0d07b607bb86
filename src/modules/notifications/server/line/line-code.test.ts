import { expect, it } from 'vitest';
import { makeLineCode, readLineCode } from './line-code.ts';

it('a code is read however a person types it, and nothing else is taken for one', () => {
  const { code } = makeLineCode(new Date());
  expect(code).toMatch(/^BO-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(readLineCode(code)).toBe(code);
  expect(readLineCode(` ${code.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(code);
  expect(readLineCode(code.replaceAll('-', ''))).toBe(code);
  for (const text of ['', 'สวัสดี', 'BO', 'BO-1234', `my code is ${code}`, `${code}X`]) {
    expect(readLineCode(text)).toBeUndefined();
  }
});

it('a code ends after ten minutes', () => {
  const now = new Date('2026-11-23T10:00:00.000Z');
  expect(makeLineCode(now).expires_at).toBe('2026-11-23T10:10:00.000Z');
});
