import type { PrepareCalls, PreparedBatch } from './prepare.worker.ts';
import { Thread } from './worker-thread.ts';
import type { ChunkSettings, DocumentPage } from './chunks.ts';

interface DocumentToPrepare {
  readonly pages: readonly DocumentPage[];
  readonly settings: ChunkSettings;
  /** Whether to embed with the built-in model. */
  readonly embed: boolean;
}

/** Cuts and embeds documents in a separate thread, batch by batch. */
export class DocumentPreparer {
  readonly #thread = new Thread<PrepareCalls>(new URL('./prepare.worker.ts', import.meta.url));
  #documents = 0;

  /** The thread makes the next batch while the last one is being used. */
  async *batches(toPrepare: DocumentToPrepare, count: number): AsyncGenerator<PreparedBatch> {
    const document = (this.#documents += 1);
    await this.#thread.call('open', { document, ...toPrepare });
    try {
      let next = this.#take(document, count);
      for (;;) {
        const batch = await next;
        if (batch.chunks.length === 0) return;
        next = this.#take(document, count);
        yield batch;
      }
    } finally {
      await this.#thread.call('close', { document });
    }
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  #take(document: number, count: number): Promise<PreparedBatch> {
    const batch = this.#thread.call('take', { document, count });
    // A caller that stops early never uses the batch that was made ahead.
    batch.catch(() => undefined);
    return batch;
  }
}
