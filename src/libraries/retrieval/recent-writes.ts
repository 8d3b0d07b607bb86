import type { EmbeddedChunk, FileRevision, LiveFile } from './chunks.ts';

/** At most this many files wait for a copy; those beyond are read like any other. */
const MOST_FILES = 16;
/** Larger files are read back, page by page. */
export const MOST_CHUNKS = 512;

/**
 * The chunks of files that were just made visible, for the copy that is searched next: a sync searches for
 * each file it has written, and reading them back takes as long as writing them.
 */
export class RecentWrites {
  /** By revision, the oldest first. A revision never changes once it is visible. */
  readonly #files = new Map<string, readonly EmbeddedChunk[]>();

  add({ revision }: FileRevision, chunks: readonly EmbeddedChunk[]): void {
    this.#files.set(revision, chunks);
    const [oldest] = this.#files.keys();
    if (this.#files.size > MOST_FILES && oldest !== undefined) this.#files.delete(oldest);
  }

  /** Returns the chunks of a file; nothing when they are not all here. */
  take({ revision, chunks }: LiveFile): readonly EmbeddedChunk[] | undefined {
    const chunksOfFile = this.#files.get(revision);
    this.#files.delete(revision);
    return chunksOfFile?.length === chunks ? chunksOfFile : undefined;
  }
}
