import type { Database } from '#platform/server/database/transactions.ts';
import { createBuiltInEmbedder } from './built-in-embedder.ts';
import { readPassages } from './chunks.queries.ts';
import { EmbeddingFailure, type EmbeddingModel } from './embedding-model.ts';
import type { IndexCopies } from './index-copies.ts';
import type { SearchCalls } from './search.worker.ts';
import type { Thread } from './thread.ts';
import type { Retrieved, RetrieveInput } from './types.ts';
import type { NearVector, VectorIndex } from './vector-index.ts';

/** What lies beyond says little more and would keep the search thread busy. */
const LONGEST_QUESTION = 2_000;
/** A chunk may be replaced between the search and the reading of its text: ask for some more. */
const SPARE = 10;
/** How many near vectors another engine is asked for, whose words are then compared as well. */
const NEAR_VECTORS = 200;

/** Who asks does not wait longer for a hosted model; the words are searched alone then. */
const QUESTION_LIMIT_MS = 8_000;

const embedBuiltIn = createBuiltInEmbedder();

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  readonly copies: IndexCopies;
  readonly thread: Thread<SearchCalls>;
  readonly vectorIndex?: VectorIndex;
}

/** The question's vector, or what another engine found near it, or why there is neither. */
interface VectorLeg extends Pick<Retrieved, 'withoutVectors'> {
  readonly vector?: Float32Array;
  readonly near?: readonly NearVector[];
}

/** Searches the copy in memory, then reads what it found from the rows, which have the last word. */
export async function retrieve(
  dependencies: Dependencies,
  { index, model, query, topK, except, only, signal }: RetrieveInput,
): Promise<Retrieved> {
  const text = query.slice(0, LONGEST_QUESTION);
  const [{ key, revisions }, { withoutVectors, vector, near }] = await Promise.all([
    dependencies.copies.refresh(index, model),
    vectorLeg(dependencies, { index, model, query: text, topK, signal }),
  ]);
  // Another engine may still hold what was replaced.
  const similarities = near?.filter(({ fileId, revision }) => revisions.get(fileId) === revision);
  const { weight: vectorWeight } = model;
  const limit = topK + SPARE;
  const question = { text, vector, similarities, vectorWeight, limit, except, only };
  const found = await dependencies.thread.call('search', { key, question });
  signal?.throwIfAborted();
  if (found.length === 0) return { chunks: [], ...(withoutVectors ? { withoutVectors } : {}) };
  const passages = await dependencies.database.inCompany(
    index,
    (tx) => readPassages(tx, index, found),
    { readOnly: true },
  );
  const byPlace = new Map(passages.map((passage) => [placeOf(passage), passage]));
  const chunks = found.flatMap(({ score, ...place }) => {
    const passage = byPlace.get(placeOf(place));
    if (passage === undefined) return [];
    const { page, ...rest } = passage;
    return [{ ...rest, ...(page === null ? {} : { page }), score }];
  });
  return { chunks: chunks.slice(0, topK), ...(withoutVectors ? { withoutVectors } : {}) };
}

async function vectorLeg(
  { vectorIndex }: Dependencies,
  { index, model, query, signal }: RetrieveInput,
): Promise<VectorLeg> {
  const vector = await questionVector(model, query, signal);
  if (vector === undefined) return { withoutVectors: 'model-unavailable' };
  if (vectorIndex === undefined) return { vector };
  try {
    return { near: await vectorIndex.query(index, vector, NEAR_VECTORS) };
  } catch {
    signal?.throwIfAborted();
    return { withoutVectors: 'index-unavailable' };
  }
}

async function questionVector(
  model: EmbeddingModel,
  query: string,
  signal: AbortSignal | undefined,
): Promise<Float32Array | undefined> {
  if (model.kind === 'built-in') return embedBuiltIn(query);
  const limit = AbortSignal.timeout(QUESTION_LIMIT_MS);
  try {
    const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    return (await model.embed([query], either))[0];
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted || error instanceof EmbeddingFailure) return undefined;
    throw error;
  }
}

function placeOf({ fileId, chunkNo }: { fileId: string; chunkNo: number }): string {
  return `${fileId}/${chunkNo}`;
}
