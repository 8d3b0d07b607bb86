import type { AgentFileRow } from '../files/files.queries.ts';
import type { DocumentOutcome } from './probe-documents.ts';
import type { SyncCounters } from './sync-run.ts';

/** The progress of a run: what is done, and how much of the current files. */
export class RunProgress {
  #done: SyncCounters;
  readonly #inHand = new Map<string, { readonly filename: string; chunks: number }>();

  constructor(done: SyncCounters) {
    this.#done = done;
  }

  /** What is done for good. */
  get done(): SyncCounters {
    return this.#done;
  }

  /** The same with what is in the index of the current files. */
  get counters(): SyncCounters {
    const inHand = this.#inHand.values().reduce((sum, { chunks }) => sum + chunks, 0);
    return { ...this.#done, chunks_embedded: this.#done.chunks_embedded + inHand };
  }

  /** The file that has been in progress for longest. */
  get currentFile(): string | null {
    const [first] = this.#inHand.values();
    return first?.filename ?? null;
  }

  get filesInHand(): string[] {
    return [...this.#inHand.keys()];
  }

  plan(files: number): void {
    this.#done = { ...this.#done, files_total: this.#done.files_done + files };
  }

  advance({ id, filename }: AgentFileRow, chunks: number): void {
    this.#inHand.set(id, { filename, chunks });
  }

  finish({ id }: AgentFileRow, outcome: DocumentOutcome): void {
    this.#inHand.delete(id);
    this.#done = countOutcome(this.#done, outcome);
  }
}

function countOutcome(counters: SyncCounters, outcome: DocumentOutcome): SyncCounters {
  switch (outcome.status) {
    case 'gone':
      return { ...counters, files_total: counters.files_total - 1 };
    case 'error':
      return {
        ...counters,
        files_done: counters.files_done + 1,
        files_failed: counters.files_failed + 1,
      };
    case 'ready':
      return {
        ...counters,
        files_done: counters.files_done + 1,
        files_sent: counters.files_sent + 1,
        chunks_embedded: counters.chunks_embedded + outcome.chunks,
      };
  }
}
