import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

it('Items are written in parts that are sent in order, the next before the last has ended', async () => {
  const [sent, ended]: [number[], number[]] = [[], []];
  await inParts(numbers(600), async (part) => {
    sent.push(part.length);
    await sleep(part.length);
    ended.push(sent.length);
  });
  expect(sent).toEqual([250, 250, 100]);
  expect(ended).toEqual([3, 3, 3]);
});

it('Only few parts wait for the database, so that it can be stopped', async () => {
  let [sent, most] = [0, 0];
  await inParts(numbers(2_500), async () => {
    sent += 1;
    most = Math.max(most, sent);
    await sleep(5);
    sent -= 1;
  });
  expect(most).toBe(4);
});

it('Nothing is written of no items', async () => {
  const writing = inParts([], () => Promise.reject(new Error('written')));
  await expect(writing).resolves.toBe(undefined);
});

it('The first failure is that of the whole, once all parts were sent', async () => {
  let sent = 0;
  const writing = inParts(numbers(600), () => Promise.reject(new Error(`part ${(sent += 1)}`)));
  await expect(writing).rejects.toThrow('part 1');
  expect(sent).toBe(3);
});
