import { afterEach, expect, it } from 'vitest';
import { BUILT_IN_MODEL } from './built-in-embedder.ts';
import type { StoredChunk } from './chunks.ts';
import { IndexCopies } from './index-copies.ts';
import { RecentWrites } from './recent-writes.ts';

const CHUNKS: Record<string, number> = { large: 5_000, small: 1, other: 5_000, third: 5_000 };

const TWO_FIT = 4_000_000;

let copies: IndexCopies<string>;
afterEach(() => copies.stop());

const start = (limitBytes = 1) => {
  const read: string[] = [];
  copies = new IndexCopies({
    recentWrites: new RecentWrites(),
    limitBytes,
    withVectors: false,
    source: {
      keyOf: (index) => index,
      readState: async (index, knownMark) =>
        knownMark === 'current'
          ? undefined
          : {
              mark: 'current',
              files: [
                {
                  fileId: index,
                  revision: '1',
                  chunks: CHUNKS[index] ?? 0,
                  modelId: BUILT_IN_MODEL.id,
                },
              ],
            },
      async readChunks(index, stretches) {
        if (stretches[0]?.from === 0) read.push(index);
        return stretches.flatMap(({ fileId, revision, from, to }) =>
          Array.from({ length: to - from }, (_, place): StoredChunk => {
            const text = `passage ${from + place} of ${index}, number ${place * 7919}`;
            return { fileId, revision, chunkNo: from + place, text, embedding: new Int8Array(0) };
          }),
        );
      },
    },
  });
  const ask = async (index: string) => {
    const { key } = await copies.refresh(index, BUILT_IN_MODEL);
    const question = { text: 'passage', vectorWeight: 0, limit: 1 };
    const [found] = await copies.search(key, question);
    expect(found?.fileId).toBe(index);
  };
  return { ask, read };
};

it('a large index that does not fit stays in memory while small ones are asked in turn with it', async () => {
  const { ask, read } = start();
  for (const index of ['large', 'small', 'large', 'small', 'large']) await ask(index);
  expect(read).toEqual(['large', 'small']);
});

it('of two that are alike, the one that is asked stays', async () => {
  const { ask, read } = start();
  for (const index of ['large', 'other', 'other', 'large']) await ask(index);
  expect(read).toEqual(['large', 'other', 'large']);
});

it('of three of which two fit, the one is dropped that was asked longest ago', async () => {
  const { ask, read } = start(TWO_FIT);
  for (const index of ['large', 'other', 'large', 'third', 'large', 'other']) await ask(index);
  expect(read).toEqual(['large', 'other', 'third', 'other']);
});
