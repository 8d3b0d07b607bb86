import { describe, expect, it } from 'vitest';
import type { IndexContent } from '../agents/retrieval.ts';
import { compareIndex } from './compare-index.ts';

const file = {
  id: 'file',
  status: 'ready' as const,
  indexed_content_hash: 'hash',
  chunks_count: 3,
};
const revision = { fileId: 'file', revision: 'now' };
const content = (changes: Partial<IndexContent>): IndexContent => ({
  live: [revision],
  stored: [{ ...revision, chunks: 3, vectors: 3 }],
  withVectors: true,
  ...changes,
});

describe('the comparison of an index with the rows', () => {
  it('misses vectors only where an engine stores them', () => {
    const stored = [{ ...revision, chunks: 3, vectors: 2 }];
    expect(compareIndex([file], content({ stored }))).toEqual([
      { kind: 'vectors_missing', fileId: 'file', expected: 3, found: 2 },
    ]);
    expect(compareIndex([file], content({ stored, withVectors: false }))).toEqual([]);
  });

  it('counts too many chunks as a fault as well', () => {
    const stored = [{ ...revision, chunks: 4, vectors: 4 }];
    expect(compareIndex([file], content({ stored }))).toMatchObject([{ kind: 'chunks_missing' }]);
  });

  it('expects nothing of files in error, whose earlier version is still searched', () => {
    const failed = { ...file, status: 'error' as const, chunks_count: 9 };
    expect(compareIndex([failed], content({}))).toEqual([]);
  });
});
