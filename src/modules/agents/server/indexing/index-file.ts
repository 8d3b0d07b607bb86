import { isForeignKeyViolation } from '#platform/server/database/errors.ts';
import type { Database, Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { deleteUnlessLive, insertChunks, makeLive } from './chunks.queries.ts';
import { type EmbeddedChunk, type FileRevision } from '#libraries/retrieval/chunks.ts';
import type { DocumentPreparer } from '#libraries/retrieval/document-preparer.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import { FileGoneError } from './index-errors.ts';
import { type RecentWrites, MOST_CHUNKS } from '#libraries/retrieval/recent-writes.ts';
import type { PreparedBatch } from '#libraries/retrieval/prepare.worker.ts';
import { quantise, restore } from '#libraries/retrieval/quantise.ts';
import type { IndexAddress, IndexFileInput } from '../agents/retrieval.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

/** Stored in one transaction: few enough that nobody waits for it. */
const CHUNKS_A_BATCH = 128;

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  readonly preparer: DocumentPreparer;
  readonly recentWrites: RecentWrites;
  readonly vectorIndex?: VectorIndex<IndexAddress>;
}

/**
 * Writes a new revision of the file batch by batch, then makes it visible in a single step. If it is killed
 * before that step, the index shows the previous one, and the next run removes what was left.
 */
export async function indexFile(
  dependencies: Dependencies,
  input: IndexFileInput,
): Promise<{ readonly chunks: number }> {
  const { index, model, fileId } = input;
  const target: FileRevision = { fileId, revision: newId() };
  const inCompany = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    dependencies.database.inCompany(index, work);
  const store = async (work: () => Promise<void>) => {
    const startedAt = performance.now();
    await work();
    input.onStage?.('store', performance.now() - startedAt);
  };
  const written: EmbeddedChunk[] = [];
  let chunks = 0;
  try {
    let last: EmbeddedChunk[] = [];
    for await (const batch of embeddedBatches(dependencies, input)) {
      if (last.length > 0) {
        const full = last;
        await store(() => inCompany((tx) => insertChunks(tx, index, { ...target, chunks: full })));
        await input.onProgress?.({ chunks });
      }
      const { vectorIndex } = dependencies;
      if (vectorIndex !== undefined) {
        await store(() => vectorIndex.upsert(index, vectorsOf(target, batch), input.signal));
      }
      last = batch;
      chunks += batch.length;
      if (chunks <= MOST_CHUNKS) written.push(...batch);
    }
    input.signal?.throwIfAborted();
    // Most files are one batch: they are written and made visible in one transaction.
    await store(() =>
      inCompany(async (tx) => {
        if (last.length > 0) await insertChunks(tx, index, { ...target, chunks: last });
        await makeLive(tx, index, { ...target, modelId: model.id, chunks });
      }),
    );
  } catch (error) {
    // Best effort: nobody sees these rows, and the next run of this file removes them as well.
    await inCompany((tx) => deleteUnlessLive(tx, index, target)).catch(() => undefined);
    throw isForeignKeyViolation(error) ? new FileGoneError(fileId, { cause: error }) : error;
  }
  if (written.length === chunks) dependencies.recentWrites.add(target, written);
  await input.onProgress?.({ chunks });
  await dependencies.vectorIndex?.removeFile(index, fileId, target.revision);
  return { chunks };
}

async function* embeddedBatches(
  { preparer }: Dependencies,
  { pages, settings, model, signal, onStage, onWait }: IndexFileInput,
): AsyncGenerator<EmbeddedChunk[]> {
  const document = { pages, settings, embed: model.kind === 'built-in' };
  for await (const batch of preparer.batches(document, CHUNKS_A_BATCH)) {
    signal?.throwIfAborted();
    onStage?.('cut', batch.cutMs);
    onStage?.('embed', batch.embedMs);
    const startedAt = performance.now();
    const chunks = await embedded(batch, model, { signal, onWait });
    onStage?.('embed', performance.now() - startedAt);
    yield chunks;
  }
}

async function embedded(
  { chunks }: PreparedBatch,
  model: EmbeddingModel,
  options: Pick<IndexFileInput, 'signal' | 'onWait'>,
): Promise<EmbeddedChunk[]> {
  const texts = chunks.map(({ text }) => text);
  const vectors = model.kind === 'hosted' ? await model.embed(texts, options) : [];
  return chunks.map((chunk, position) => {
    const vector = vectors[position];
    const embedding = vector === undefined ? chunk.embedding : quantise(vector);
    if (embedding === undefined) throw new Error('A chunk was left without a vector');
    return { ...chunk, embedding };
  });
}

function vectorsOf(target: FileRevision, batch: readonly EmbeddedChunk[]) {
  return batch.map(({ chunkNo, embedding }) => ({
    ...target,
    chunkNo,
    values: restore(embedding),
  }));
}
