import type { AgentFileRow } from '../agent-files.queries.ts';
import type { DocumentOutcome } from './probe-documents.ts';
import type { SyncCounters } from './sync-run.ts';

/** How far a run is: what is done, and how much of the files in hand. */
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

  /** The same with what is in the index of the files in hand. */
  get counters(): SyncCounters {
    const inHand = this.#inHand.values().reduce((sum, { chunks }) => sum + chunks, 0);
    return { ...this.#done, chunksEmbedded: this.#done.chunksEmbedded + inHand };
  }

  /** The one in hand for longest. */
  get currentFile(): string | null {
    const [first] = this.#inHand.values();
    return first?.filename ?? null;
  }

  get filesInHand(): string[] {
    return [...this.#inHand.keys()];
  }

  plan(files: number): void {
    this.#done = { ...this.#done, filesTotal: this.#done.filesDone + files };
  }

  advance({ id, filename }: AgentFileRow, chunks: number): void {
    this.#inHand.set(id, { filename, chunks });
  }

  settle({ id }: AgentFileRow, outcome: DocumentOutcome): void {
    this.#inHand.delete(id);
    this.#done = countOutcome(this.#done, outcome);
  }
}

function countOutcome(counters: SyncCounters, outcome: DocumentOutcome): SyncCounters {
  switch (outcome.status) {
    case 'gone':
      return { ...counters, filesTotal: counters.filesTotal - 1 };
    case 'error':
      return {
        ...counters,
        filesDone: counters.filesDone + 1,
        filesFailed: counters.filesFailed + 1,
      };
    case 'ready':
      return {
        ...counters,
        filesDone: counters.filesDone + 1,
        filesSent: counters.filesSent + 1,
        chunksEmbedded: counters.chunksEmbedded + outcome.chunks,
      };
  }
}
