import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* lotsOf(sizes: readonly number[], ended: () => void = () => undefined) {
  let row = 0;
  try {
    for (const size of sizes) yield Array.from({ length: size }, () => (row += 1));
  } finally {
    ended();
  }
}

async function* failing() {
  yield [1];
  await Promise.resolve();
  throw new Error('damaged');
}

it('passes all rows on in their order, in large batches', async () => {
  const lots: number[][] = [];
  for await (const lot of readAhead(lotsOf([700, 700, 10, 1_500, 1]))) lots.push(lot);
  expect(lots.map(({ length }) => length)).toEqual([1_400, 1_510, 1]);
  expect(lots.flat()).toEqual(Array.from({ length: 2_911 }, (_, place) => place + 1));
});

it('fails with the error of its source', async () => {
  const read = async () => {
    for await (const _ of readAhead(failing()));
  };
  await expect(read()).rejects.toThrow('damaged');
});

it('closes its source when nobody reads on', async () => {
  let isEnded = false;
  const lots = lotsOf([2_000, 2_000, 2_000, 2_000], () => (isEnded = true));
  for await (const _ of readAhead(lots)) break;
  expect(isEnded).toBe(true);
});
