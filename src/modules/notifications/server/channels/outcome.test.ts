import { expect, it } from 'vitest';
import { stepAfter, type Outcome } from './outcome.ts';

const before = { putOff: 0, failures: 0, takesNothing: false, chance: 0.5 };
const after = (kind: Exclude<Outcome['kind'], 'accepted'>, given = {}) =>
  stepAfter({ kind, answer: '' }, { ...before, ...given });

it('what the provider refuses for good is not tried again, and the channel works on', () => {
  for (const kind of ['refused', 'bad_address'] as const) {
    expect(after(kind)).toMatchObject({ state: 'failed', reason: kind, pausesMs: undefined });
  }
});

it('what the provider puts off is tried again, ever later, up to a limit', () => {
  const waits = [0, 1, 2, 6].map((putOff) => after('later', { putOff }).waitsMs);
  expect(waits).toEqual([15_000, 30_000, 60_000, 960_000]);
  expect(after('later', { putOff: 7 })).toMatchObject({
    state: 'failed',
    reason: 'too_many_attempts',
  });
});

it('waits as long as the provider asks for', () => {
  const step = stepAfter({ kind: 'later', answer: '429', afterMs: 90_000 }, before);
  expect(step.waitsMs).toBe(90_000);
});

it('a provider that puts off everything pauses the channel, as long as it asks, ten minutes at most', () => {
  const refusing = { ...before, putOff: 7, takesNothing: true };
  expect(after('later', refusing)).toMatchObject({
    state: 'queued',
    reason: 'channel_unhealthy',
    putOff: false,
    waitsMs: 0,
    pausesMs: 2_000,
  });
  const pauseOf = (afterMs: number) =>
    stepAfter({ kind: 'later', answer: '503', afterMs }, refusing).pausesMs;
  expect([90_000, 3_600_000].map(pauseOf)).toEqual([90_000, 600_000]);
});

it('waits by chance are a quarter shorter or longer, so that not all return together', () => {
  expect(after('later', { chance: 0 }).waitsMs).toBe(11_250);
  expect(after('later', { chance: 1 }).waitsMs).toBe(18_750);
});

it('a provider that is away pauses the channel, half a minute at most, and costs a delivery nothing', () => {
  expect(after('unreachable')).toMatchObject({
    state: 'queued',
    reason: 'channel_unhealthy',
    putOff: false,
    pausesMs: 2_000,
  });
  expect(after('unreachable', { failures: 50 }).pausesMs).toBe(30_000);
});

it('wrong credentials pause it until somebody changes them, or for ten minutes', () => {
  expect(after('setup')).toMatchObject({ state: 'queued', pausesMs: 600_000 });
});

it('what was handed over without an answer is never sent again by itself', () => {
  expect(after('unknown')).toMatchObject({ state: 'unknown', reason: 'no_answer' });
});
