/** Text as the parser produced it: a page of a document, or the whole of one that has no pages. */
export interface DocumentPage {
  readonly text: string;
  readonly page?: number;
}

/** Characters are UTF-16 units, as JavaScript and the form count them. */
export interface ChunkSettings {
  readonly size: number;
  readonly overlap: number;
}

export interface Chunk {
  /** Counts from 0 through the whole file. */
  readonly chunkNo: number;
  readonly text: string;
  readonly page?: number;
}

/** One version of a file written into its index. */
export interface FileRevision {
  readonly fileId: string;
  readonly revision: string;
}

export interface EmbeddedChunk extends Chunk {
  readonly embedding: Int8Array;
}

export interface LiveFile extends FileRevision {
  readonly modelId: string;
  readonly chunks: number;
}

/** A range of a file's chunks by their numbers, `from` inclusive, `to` exclusive. */
export interface ChunkStretch extends FileRevision {
  readonly from: number;
  readonly to: number;
}

export interface StoredChunk extends FileRevision {
  readonly chunkNo: number;
  readonly text: string;
  readonly embedding: Int8Array;
}
