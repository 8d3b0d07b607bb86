import { expect, it } from 'vitest';
import { allowance } from './allowance.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23) + seconds * 1_000);

it('a channel sends no more a minute than its limit, whatever waits', () => {
  let used_until: string | null = null;
  let sent = 0;
  for (let second = 0; second <= 60; second += 1) {
    const limit = allowance({ per_minute: 60, used_until }, at(second));
    sent += limit.free;
    used_until = limit.usedUntil(limit.free).toISOString();
  }
  // What was saved before it began comes on top.
  expect(sent).toBe(60 + 10);
});

it('one message a minute is possible too', () => {
  const first = allowance({ per_minute: 1, used_until: null }, at(0));
  expect(first.free).toBe(1);
  const used_until = first.usedUntil(1).toISOString();
  expect(allowance({ per_minute: 1, used_until }, at(59)).free).toBe(0);
  expect(allowance({ per_minute: 1, used_until }, at(60)).free).toBe(1);
});
