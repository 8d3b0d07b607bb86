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
  throw new Error('torn');
}

it('hands all rows on in their order, in lots that are worth it', async () => {
  const lots: number[][] = [];
  for await (const lot of readAhead(lotsOf([1_500, 1_500, 10, 3_000, 1]))) lots.push(lot);
  expect(lots.map(({ length }) => length)).toEqual([3_000, 3_010, 1]);
  expect(lots.flat()).toEqual(Array.from({ length: 6_011 }, (_, place) => place + 1));
});

it('fails as what it reads fails', async () => {
  const read = async () => {
    for await (const _ of readAhead(failing()));
  };
  await expect(read()).rejects.toThrow('torn');
});

it('lets go of what it reads when nobody reads on', async () => {
  let isEnded = false;
  const lots = lotsOf([2_000, 2_000, 2_000, 2_000], () => (isEnded = true));
  for await (const _ of readAhead(lots)) break;
  expect(isEnded).toBe(true);
});
