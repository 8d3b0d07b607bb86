import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBursts } from './in-bursts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('handles at once what arrives at once, and none of it twice', () => {
  const handled: (readonly number[])[] = [];
  const add = inBursts<number>((items) => handled.push(items), { shortest: 250, longest: 4_000 });
  add(1);
  add(2);
  vi.advanceTimersByTime(250);
  expect(handled).toEqual([[1, 2]]);
  vi.advanceTimersByTime(60_000);
  expect(handled).toHaveLength(1);
});

it('handles ten items a second no more than about fifteen times a minute, and is quick again after a pause', () => {
  let times = 0;
  let last = 0;
  const add = inBursts<number>(
    (items) => {
      times += 1;
      last = items.at(-1) ?? 0;
    },
    { shortest: 250, longest: 4_000 },
  );
  for (let item = 1; item <= 600; item += 1) {
    add(item);
    vi.advanceTimersByTime(100);
  }
  expect(times).toBeLessThanOrEqual(20);
  vi.advanceTimersByTime(4_000);
  expect(last).toBe(600);
  vi.advanceTimersByTime(4_001);
  const before = times;
  add(601);
  vi.advanceTimersByTime(250);
  expect(times).toBe(before + 1);
});
