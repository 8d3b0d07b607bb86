import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityQueue, BATCH_SIZE, FLUSH_MILLISECONDS } from './activity-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that takes what it is sent while `up`. */
function receiver() {
  const state = { up: true, received: [] as (readonly number[])[], leaving: [] as boolean[] };
  const queue = activityQueue<number>({
    send: async (entries, leaving) => {
      if (!state.up) throw new Error('down');
      state.received.push(entries);
      state.leaving.push(leaving);
    },
  });
  return { state, queue };
}

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index);

it('waits for five seconds, or for ten entries', async () => {
  const { state, queue } = receiver();
  queue.add(0);
  await vi.advanceTimersByTimeAsync(FLUSH_MILLISECONDS - 1);
  expect(state.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.received).toEqual([[0]]);
  for (const number of numbers(BATCH_SIZE)) queue.add(number);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.received).toEqual([[0], numbers(BATCH_SIZE)]);
});

it('loses and doubles nothing when the server is away, and keeps the order', async () => {
  const { state, queue } = receiver();
  state.up = false;
  for (const number of numbers(25)) queue.add(number);
  await vi.advanceTimersByTimeAsync(FLUSH_MILLISECONDS * 2);
  expect(state.received).toEqual([]);
  state.up = true;
  await vi.advanceTimersByTimeAsync(FLUSH_MILLISECONDS * 5);
  expect(state.received.flat()).toEqual(numbers(25));
  expect(state.received.every((batch) => batch.length <= BATCH_SIZE)).toBe(true);
});

it('sends what waits when the page is left', async () => {
  const { state, queue } = receiver();
  queue.add(7);
  queue.leave();
  await vi.advanceTimersByTimeAsync(FLUSH_MILLISECONDS);
  expect(state).toMatchObject({ received: [[7]], leaving: [true] });
});
