import type {
  DocumentPage,
  ChunkSettings,
  Chunk,
  FileRevision,
} from '#libraries/retrieval/chunks.ts';
import type { EmbeddingModel, ServiceWait } from '#libraries/retrieval/embedding-model.ts';

/** The agent whose index it is; indexes never share anything. */
export interface AgentAddress {
  readonly companyId: number;
  readonly agentId: string;
}

/** One index of an agent: beside the live one, another may be built or archived. */
export interface IndexAddress extends AgentAddress {
  /** Counts from 0, the first that was built. */
  readonly generation: number;
}

export interface IndexFileInput {
  readonly index: IndexAddress;
  readonly fileId: string;
  readonly pages: readonly DocumentPage[];
  readonly settings: ChunkSettings;
  readonly model: EmbeddingModel;
  /** Stops between batches; what was written by this run is not visible and is swept later. */
  readonly signal?: AbortSignal;
  /** Called with the time that each stage took. */
  readonly onStage?: (stage: 'cut' | 'embed' | 'store', milliseconds: number) => void;
  /** Called when the model's service lets us wait. */
  readonly onWait?: (wait: ServiceWait) => void;
  /** Called after each stored batch. */
  readonly onProgress?: (progress: { readonly chunks: number }) => void | Promise<void>;
}

/** A page of the chunks of one file. */
export interface ChunkWindow {
  readonly index: IndexAddress;
  readonly fileId: string;
  readonly offset: number;
  readonly limit: number;
}

export interface RetrieveInput {
  readonly index: IndexAddress;
  readonly model: EmbeddingModel;
  readonly query: string;
  /** 1 to 50. */
  readonly topK: number;
  /** Files that are excluded from the search. */
  readonly except?: readonly string[];
  /** The only file that is searched. */
  readonly only?: string;
  /** No person waits: a slow model is given more time before only words are searched. */
  readonly isPatient?: boolean;
  readonly signal?: AbortSignal;
}

/** Queries that are run together. */
export interface RetrieveEachInput extends Omit<RetrieveInput, 'query'> {
  readonly queries: readonly string[];
}

export interface RetrievedChunk {
  readonly fileId: string;
  readonly chunkNo: number;
  readonly text: string;
  readonly page?: number;
  /** 0 to 1: how much of the question's information is in the chunk. */
  readonly score: number;
}

export interface Retrieved {
  /** Best first. */
  readonly chunks: readonly RetrievedChunk[];
  /** Why the vector leg is missing from these scores, where it is; only the keyword leg was used. */
  readonly withoutVectors?: 'model-unavailable' | 'index-unavailable';
}

/** Everything the module needs of its index. Each call opens its own short transactions. */
export interface Retrieval {
  /**
   * Cuts, embeds and stores a file, then makes it visible in one step in place of its earlier content in the
   * index. Run again after a kill it leaves nothing missing or doubled.
   */
  indexFile(input: IndexFileInput): Promise<{ readonly chunks: number }>;
  /** Removes a file; removing an unknown one is not an error. */
  removeFile(input: { readonly index: IndexAddress; readonly fileId: string }): Promise<void>;
  removeIndex(index: IndexAddress): Promise<void>;
  /** What searches see of a file, in its order. */
  listChunks(input: ChunkWindow): Promise<{ readonly chunks: Chunk[]; readonly total: number }>;
  retrieve(input: RetrieveInput): Promise<Retrieved>;
  /** The answer to each query in their order, all from one state of the index. */
  retrieveEach(input: RetrieveEachInput): Promise<readonly Retrieved[]>;
  listFiles(index: IndexAddress): Promise<readonly IndexedFile[]>;
  /** What is really stored, to be compared with what should be. */
  inspect(index: IndexAddress): Promise<IndexContent>;
  /** Removes versions of files that are not visible. */
  removeOrphans(index: IndexAddress, revisions: readonly FileRevision[]): Promise<void>;
  close(): Promise<void>;
}

export interface StoredRevision extends FileRevision {
  readonly chunks: number;
  /** In the vector engine, where there is one. */
  readonly vectors: number;
}

export interface IndexContent {
  /** The version of each file that searches see. */
  readonly live: readonly FileRevision[];
  /** All versions of which anything is stored. */
  readonly stored: readonly StoredRevision[];
  /** Whether vectors are stored separately, in their own engine. */
  readonly withVectors: boolean;
}

export interface IndexedFile {
  readonly fileId: string;
  readonly chunks: number;
  /** The model that embedded it. */
  readonly modelId: string;
}
