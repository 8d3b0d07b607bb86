import { createBuiltInEmbedder } from './built-in-embedder.ts';
import { chunkText } from './chunk-text.ts';
import { quantise } from './quantise.ts';
import { answerCalls } from './worker-thread.ts';
import type { Chunk, ChunkSettings, DocumentPage } from './chunks.ts';

export interface PreparedChunk extends Chunk {
  /** Only for the built-in model. */
  readonly embedding?: Int8Array<ArrayBuffer>;
}

export interface PreparedBatch {
  readonly chunks: readonly PreparedChunk[];
  readonly cutMs: number;
  readonly embedMs: number;
}

/** The calls of the thread that cuts documents and embeds them: open one, take batches, close it. */
export type PrepareCalls = {
  open: {
    input: {
      readonly document: number;
      readonly pages: readonly DocumentPage[];
      readonly settings: ChunkSettings;
      readonly embed: boolean;
    };
    output: void;
  };
  /** An empty batch is the end. */
  take: {
    input: { readonly document: number; readonly count: number };
    output: PreparedBatch;
  };
  close: { input: { readonly document: number }; output: void };
};

const documents = new Map<number, { chunks: Generator<Chunk>; embed: boolean }>();
const embed = createBuiltInEmbedder();

answerCalls<PrepareCalls>({
  open(input) {
    const chunks = chunkText(input.pages, input.settings);
    documents.set(input.document, { chunks, embed: input.embed });
  },
  take({ document, count }) {
    const open = documents.get(document);
    if (open === undefined) throw new Error('The document is not open');
    const startedAt = performance.now();
    const chunks: Chunk[] = [];
    while (chunks.length < count) {
      const next = open.chunks.next();
      if (next.done === true) break;
      chunks.push(next.value);
    }
    const cutAt = performance.now();
    const embedded = open.embed
      ? chunks.map((chunk) => ({ ...chunk, embedding: quantise(embed(chunk.text)) }))
      : chunks;
    return { chunks: embedded, cutMs: cutAt - startedAt, embedMs: performance.now() - cutAt };
  },
  close({ document }) {
    documents.delete(document);
  },
});
