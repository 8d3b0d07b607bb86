import type { FileRevision } from './chunks.ts';

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
 * rows are compared exactly, in memory. An engine may lag behind or have too much: its results count only
 * where the chunk rows confirm them. `Address` identifies one index.
 */
export interface VectorIndex<Address> {
  /** Writing the same vector again replaces it. */
  upsert(index: Address, vectors: readonly VectorToStore[], signal?: AbortSignal): Promise<void>;
  /** Removes the vectors of a file, all or those of other revisions than the given one. */
  removeFile(index: Address, fileId: string, keep?: string): Promise<void>;
  /** Removes the vectors of these versions. */
  removeRevisions(index: Address, revisions: readonly FileRevision[]): Promise<void>;
  removeAll(index: Address): Promise<void>;
  /** The nearest vectors, nearest first. */
  query(index: Address, values: Float32Array, limit: number): Promise<NearVector[]>;
  /** What is stored, to find what is missing or too much. */
  list(index: Address, fileId?: string): AsyncIterable<FileRevision & { readonly chunkNo: number }>;
}
