import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { workInGroups } from './work-in-groups.ts';

const numbers = (length: number) => Array.from({ length }, (_, number) => number);

describe('working ahead', () => {
  it('returns every result once, in the order of the items, however long each takes', async () => {
    const work = async (item: number) => {
      await wait((item * 7) % 5);
      return item;
    };
    const taken: number[] = [];
    for await (const group of workInGroups(numbers(40), { atOnce: 3, ahead: 8, work })) {
      expect(group.length).toBeGreaterThan(0);
      taken.push(...group);
    }
    expect(taken).toEqual(numbers(40));
  });

  it('continues while its results are used, up to its limits, and returns together what is ready', async () => {
    let busy = 0;
    let most = 0;
    let begun = 0;
    const work = async (item: number) => {
      begun += 1;
      most = Math.max(most, (busy += 1));
      await wait(1);
      busy -= 1;
      return item;
    };
    const sizes: number[] = [];
    for await (const group of workInGroups(numbers(20), { atOnce: 2, ahead: 5, work })) {
      sizes.push(group.length);
      await wait(50);
      expect(begun).toBe(Math.min(20, sizes.reduce((sum, size) => sum + size, 0) + 5));
    }
    expect(most).toBe(2);
    expect(sizes.slice(1, -1)).toEqual(sizes.slice(1, -1).map(() => 5));
  });

  it('returns the results before a failure, then fails', async () => {
    const work = async (item: number) => {
      if (item === 3) throw new Error('the third');
      return item;
    };
    const taken: number[] = [];
    const take = async () => {
      for await (const group of workInGroups(numbers(9), { atOnce: 9, ahead: 9, work })) {
        taken.push(...group);
      }
    };
    await expect(take()).rejects.toThrow('the third');
    expect(taken).toEqual([0, 1, 2]);
  });

  it('stops running work, and awaits its end, when nobody takes any more results', async () => {
    let ended = 0;
    const work = async (item: number, left: AbortSignal) => {
      if (item === 0) return item;
      await wait(10_000, undefined, { signal: left }).catch(() => undefined);
      ended += 1;
      return item;
    };
    for await (const group of workInGroups(numbers(9), { atOnce: 3, ahead: 9, work })) {
      expect(group).toEqual([0]);
      break;
    }
    expect(ended).toBe(3);
  });
});
