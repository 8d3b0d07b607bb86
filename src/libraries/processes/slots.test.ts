import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const signal = new AbortController().signal;

it('leaves room for another when one has many to do, and lets those who wait take turns', async () => {
  const slots = createSlots({ size: 3, ofOne: 2 });
  const order: string[] = [];
  const free: (() => void)[] = [];
  const ask = async (owner: string): Promise<void> => {
    const release = await slots.take(owner, signal);
    order.push(owner);
    free.push(release);
  };
  for (let count = 0; count < 4; count += 1) void ask('many');
  void ask('few');
  void ask('few');
  await expect.poll(() => order).toEqual(['many', 'many', 'few']);
  // Each has one slot then, so who came first is next.
  free[0]?.();
  await expect.poll(() => order.slice(3)).toEqual(['many']);
  free[1]?.();
  await expect.poll(() => order.slice(4)).toEqual(['many']);
  free[2]?.();
  await expect.poll(() => order.slice(5)).toEqual(['few']);
});

it('ends the waiting of those who give up', async () => {
  const slots = createSlots({ size: 1, ofOne: 1 });
  const release = await slots.take('one', signal);
  const stop = new AbortController();
  const waiting = slots.take('one', stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  release();
  await expect(slots.take('one', signal)).resolves.toBeTypeOf('function');
});
