import type { FileRevision } from '#modules/agents/server/indexing/chunks.queries.ts';
import type { IndexAddress } from '#modules/agents/server/agents/retrieval.ts';

export interface VectorToStore extends FileRevision {
  readonly chunkNo: number;
  /** Of length one. */
  readonly values: Float32Array;
}

export interface NearVector extends FileRevision {
  readonly chunkNo: number;
  /** The cosine of the angle to the question. */
  readonly similarity: number;
}

/**
 * An engine that stores and compares vectors outside the chunk rows. Without one, the vectors of the chunk
 * rows are compared exactly, in memory. An engine may be late or hold too much: what it finds counts only
 * where the chunk rows confirm it.
 */
export interface VectorIndex {
  /** Writing the same vector again replaces it. */
  upsert(
    index: IndexAddress,
    vectors: readonly VectorToStore[],
    signal?: AbortSignal,
  ): Promise<void>;
  /** Removes the vectors of a file, all or those of other revisions than the one to keep. */
  removeFile(index: IndexAddress, fileId: string, keep?: string): Promise<void>;
  /** Removes the vectors of these writings. */
  removeRevisions(index: IndexAddress, revisions: readonly FileRevision[]): Promise<void>;
  removeAll(index: IndexAddress): Promise<void>;
  /** The nearest vectors, nearest first. */
  query(index: IndexAddress, values: Float32Array, limit: number): Promise<NearVector[]>;
  /** What is stored, to find what is missing or too much. */
  list(
    index: IndexAddress,
    fileId?: string,
  ): AsyncIterable<FileRevision & { readonly chunkNo: number }>;
}
