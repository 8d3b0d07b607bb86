import type { indexFaults } from '#modules/agents/contract/index-check.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import type { IndexContent } from '../agents/retrieval.ts';

export interface IndexFault {
  readonly kind: (typeof indexFaults)[number];
  readonly fileId: string;
  /** The version that is left over. */
  readonly revision?: string;
  readonly expected: number;
  readonly found: number;
}

type File = Pick<AgentFileRow, 'id' | 'status' | 'indexed_content_hash' | 'chunks_count'>;

/** Files whose last sync put them into the index. */
export function isIndexed({ status, indexed_content_hash: indexedContentHash }: File): boolean {
  return status === 'ready' && indexedContentHash !== null;
}

/** Where the index differs from the rows of the files: first the gaps, in the order of the files, then leftovers. */
export function compareIndex(files: readonly File[], content: IndexContent): IndexFault[] {
  const live = new Map(content.live.map((file) => [file.fileId, file]));
  const stored = new Map(content.stored.map((one) => [one.revision, one]));
  const seen = new Set(content.live.map(({ revision }) => revision));

  const gaps = files
    .filter(isIndexed)
    .flatMap(({ id: fileId, chunks_count: chunksCount }): IndexFault[] => {
      const expected = chunksCount ?? 0;
      const visible = live.get(fileId);
      if (visible === undefined) return [{ kind: 'not_indexed', fileId, expected, found: 0 }];
      const { chunks = 0, vectors = 0 } = stored.get(visible.revision) ?? {};
      if (chunks !== expected) return [{ kind: 'chunks_missing', fileId, expected, found: chunks }];
      return content.withVectors && vectors !== expected
        ? [{ kind: 'vectors_missing', fileId, expected, found: vectors }]
        : [];
    });
  const leftOvers = content.stored
    .filter(({ revision }) => !seen.has(revision))
    .map(({ fileId, revision, chunks, vectors }) => ({
      kind: 'left_over' as const,
      fileId,
      revision,
      expected: 0,
      found: Math.max(chunks, vectors),
    }));
  return [...gaps, ...leftOvers];
}
