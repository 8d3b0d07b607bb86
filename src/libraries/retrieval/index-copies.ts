import type { ChunkStretch, LiveFile, StoredChunk } from './chunks.ts';
import type { EmbeddingModel } from './embedding-model.ts';
import type { RecentWrites } from './recent-writes.ts';
import type { FoundChunk, IndexedChunk, Question } from './search-index.ts';
import type { SearchCalls } from './search.worker.ts';
import { Thread } from './worker-thread.ts';

/** Small enough that neither the embedded database nor a waiting search is delayed for long. */
const CHUNKS_A_PAGE = 128;
/** A copy so many times as large as the one in use stays: making it again would take far longer. */
const FAR_LARGER = 4;

/** A copy as searches use it. */
export interface FreshCopy {
  /** Its name in the search thread. */
  readonly key: string;
  /** The revision of each file in it. */
  readonly revisions: ReadonlyMap<string, string>;
}

interface Copy {
  readonly modelId: string;
  readonly threadLife: number;
  readonly revisions: Map<string, string>;
  mark: string;
  bytes: number;
}

/** Where the chunks of indexes are stored. */
export interface ChunkSource<Address> {
  /** A name that no other index has. */
  keyOf(index: Address): string;
  /** The visible files, and a version that changes with them; nothing while the known version is current. */
  readState(index: Address, knownMark: string): Promise<IndexState | undefined>;
  readChunks(index: Address, stretches: readonly ChunkStretch[]): Promise<readonly StoredChunk[]>;
}

export interface IndexState {
  readonly mark: string;
  readonly files: readonly LiveFile[];
}

interface Dependencies<Address> {
  readonly source: ChunkSource<Address>;
  readonly recentWrites: RecentWrites;
  /** Beyond this, the least recently used copies are dropped that take no longer to make than the one in use. */
  readonly limitBytes: number;
  /** Whether searches compare the stored vectors. */
  readonly withVectors: boolean;
}

/**
 * Copies of indexes in the memory of a search thread. The stored chunks are authoritative: a copy is made when
 * first needed, and updated by the files that changed before each search.
 */
export class IndexCopies<Address> {
  readonly #thread = new Thread<SearchCalls>(new URL('./search.worker.ts', import.meta.url));
  readonly #dependencies: Dependencies<Address>;
  /** By key, least recently used first. */
  readonly #copies = new Map<string, Copy>();
  readonly #refreshes = new Map<string, Promise<FreshCopy>>();

  constructor(dependencies: Dependencies<Address>) {
    this.#dependencies = dependencies;
  }

  /** Makes the copy equal to what is stored. */
  async refresh(index: Address, model: EmbeddingModel): Promise<FreshCopy> {
    const key = this.#dependencies.source.keyOf(index);
    // Refreshes of one copy run one after the other; a failed one does not fail the next.
    const earlier = this.#refreshes.get(key)?.catch(() => undefined) ?? Promise.resolve();
    const refresh = earlier.then(() => this.#update(key, index, model));
    this.#refreshes.set(key, refresh);
    try {
      return await refresh;
    } finally {
      if (this.#refreshes.get(key) === refresh) this.#refreshes.delete(key);
    }
  }

  /** Searches a refreshed copy. */
  search(key: string, question: Question): Promise<readonly FoundChunk[]> {
    return this.#thread.call('search', { key, question });
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  async #update(key: string, index: Address, model: EmbeddingModel): Promise<FreshCopy> {
    const copy = await this.#usableCopy(key, model);
    const state = await this.#dependencies.source.readState(index, copy.mark);
    if (state === undefined) return { key, revisions: copy.revisions };
    await this.#removeOld(key, copy, state.files);
    const missing = state.files.filter(({ fileId }) => !copy.revisions.has(fileId));
    await this.#load(key, copy, { index, model, files: missing });
    copy.mark = state.mark;
    await this.#dropOverLimit(key);
    return { key, revisions: copy.revisions };
  }

  async #usableCopy(key: string, model: EmbeddingModel): Promise<Copy> {
    const known = this.#copies.get(key);
    this.#copies.delete(key);
    if (known?.modelId === model.id && known.threadLife === this.#thread.lives) {
      this.#copies.set(key, known);
      return known;
    }
    if (known !== undefined) await this.#thread.call('drop', { key });
    const copy: Copy = {
      modelId: model.id,
      threadLife: this.#thread.lives,
      revisions: new Map(),
      mark: '',
      bytes: 0,
    };
    this.#copies.set(key, copy);
    return copy;
  }

  async #removeOld(key: string, copy: Copy, files: readonly LiveFile[]): Promise<void> {
    const live = new Map(files.map(({ fileId, revision }) => [fileId, revision]));
    for (const [fileId, revision] of copy.revisions) {
      if (live.get(fileId) === revision) continue;
      await this.#thread.call('removeFile', { key, fileId });
      copy.revisions.delete(fileId);
    }
  }

  async #load(
    key: string,
    copy: Copy,
    { index, model, files }: { index: Address; model: EmbeddingModel; files: readonly LiveFile[] },
  ): Promise<void> {
    const { source, recentWrites, withVectors } = this.#dependencies;
    const models = new Map(files.map(({ fileId, modelId }) => [fileId, modelId]));
    const add = async (found: readonly Omit<StoredChunk, 'revision'>[]) => {
      const chunks = found.map(({ fileId, chunkNo, text, embedding }): IndexedChunk => {
        // Vectors of another model cannot be compared with this one's; such a file is found by its words.
        const comparable = withVectors && models.get(fileId) === model.id;
        return { fileId, chunkNo, text, ...(comparable ? { embedding } : {}) };
      });
      const added = await this.#thread.call('add', { key, dimensions: model.dimensions, chunks });
      copy.bytes = added.bytes;
    };
    // Until they are complete, files have no known revision, so that a failure half way has them removed.
    const begin = (fileId: string) => copy.revisions.set(fileId, '');
    const elsewhere: LiveFile[] = [];
    for (const file of files) {
      const { fileId } = file;
      const chunks = recentWrites.take(file);
      if (chunks === undefined) elsewhere.push(file);
      else {
        begin(fileId);
        await add(chunks.map((chunk) => ({ ...chunk, fileId })));
      }
    }
    for (const page of pagesOf(elsewhere)) {
      for (const { fileId } of page) begin(fileId);
      await add(await source.readChunks(index, page));
    }
    for (const { fileId, revision } of files) copy.revisions.set(fileId, revision);
  }

  async #dropOverLimit(used: string): Promise<void> {
    let total = this.#copies.values().reduce((sum, { bytes }) => sum + bytes, 0);
    const inUse = this.#copies.get(used)?.bytes ?? 0;
    for (const [key, { bytes }] of this.#copies) {
      if (total <= this.#dependencies.limitBytes) return;
      if (key === used || bytes > inUse * FAR_LARGER || this.#refreshes.has(key)) continue;
      this.#copies.delete(key);
      total -= bytes;
      await this.#thread.call('drop', { key });
    }
  }
}

/** Splits all chunks of some files into ranges that are read together. */
function* pagesOf(files: readonly LiveFile[]): Generator<ChunkStretch[]> {
  let page: ChunkStretch[] = [];
  let room = CHUNKS_A_PAGE;
  for (const { fileId, revision, chunks } of files) {
    for (let from = 0; from < chunks;) {
      const to = Math.min(chunks, from + room);
      page.push({ fileId, revision, from, to });
      room -= to - from;
      from = to;
      if (room > 0) continue;
      yield page;
      page = [];
      room = CHUNKS_A_PAGE;
    }
  }
  if (page.length > 0) yield page;
}
