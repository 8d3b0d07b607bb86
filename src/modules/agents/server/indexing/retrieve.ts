import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/server/database/transactions.ts';
import { createBuiltInEmbedder } from '#libraries/retrieval/built-in-embedder.ts';
import { readPassages } from './chunks.queries.ts';
import { EmbeddingFailure } from '#libraries/retrieval/embedding-model.ts';
import type { IndexCopies } from '#libraries/retrieval/index-copies.ts';
import type { ServiceHealth } from '#libraries/retrieval/service-health.ts';
import type { FoundChunk } from '#libraries/retrieval/search-index.ts';
import type {
  IndexAddress,
  Retrieved,
  RetrievedChunk,
  RetrieveEachInput,
  RetrieveInput,
} from '../agents/retrieval.ts';
import type { NearVector, VectorIndex } from '#libraries/retrieval/vector-index.ts';

/** More would add little and keep the search thread busy. */
const LONGEST_QUESTION = 2_000;
/** A chunk may be replaced between the search and the reading of its text: request a few more. */
const SPARE = 10;
/** How many near vectors are requested from another engine; their words are then compared as well. */
const NEAR_VECTORS = 200;

/** A question does not wait longer for a hosted model of which nothing is known; then only keywords are searched. */
const PATIENCE_MS = 1_000;
/** What comes later tells nobody anything. */
const LATEST_ANSWER_MS = 30_000;

const embedBuiltIn = createBuiltInEmbedder();

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  readonly copies: IndexCopies<IndexAddress>;
  readonly vectorIndex?: VectorIndex<IndexAddress>;
}

/** The question's vector, or what another engine found near it, or why there is neither. */
interface VectorLeg extends Pick<Retrieved, 'withoutVectors'> {
  readonly vector?: Float32Array;
  readonly near?: readonly NearVector[];
}

interface Questions extends Pick<RetrieveEachInput, 'index' | 'model' | 'isPatient' | 'signal'> {
  readonly texts: readonly string[];
}

/** Searches the copy in memory, then reads the matches from the rows, which are authoritative. */
export async function retrieve(
  dependencies: Dependencies,
  { query, ...input }: RetrieveInput,
): Promise<Retrieved> {
  const [found] = await retrieveEach(dependencies, { ...input, queries: [query] });
  return found ?? { chunks: [] };
}

/** Answers many queries from one state of the index, which is checked only once. */
export async function retrieveEach(
  dependencies: Dependencies,
  { index, model, queries, topK, except, only, isPatient, signal }: RetrieveEachInput,
): Promise<Retrieved[]> {
  const texts = queries.map((query) => query.slice(0, LONGEST_QUESTION));
  const [{ key, revisions }, legs] = await Promise.all([
    dependencies.copies.refresh(index, model),
    vectorLegs(dependencies, { index, model, texts, isPatient, signal }),
  ]);
  const found: FoundChunk[][] = [];
  for (const [position, text] of texts.entries()) {
    const { vector, near } = legs[position] ?? {};
    const question = {
      text,
      vector,
      // Another engine may still have what was replaced.
      similarities: near?.filter(({ fileId, revision }) => revisions.get(fileId) === revision),
      vectorWeight: model.weight,
      limit: topK + SPARE,
      except,
      only,
    };
    // One call each, so that other questions get their turn in between.
    found.push([...(await dependencies.copies.search(key, question))]);
    signal?.throwIfAborted();
  }
  const passageAt = await passagesOf(dependencies, index, found.flat());
  return found.map((chunks, position) => {
    const { withoutVectors } = legs[position] ?? {};
    const passages = chunks.flatMap((chunk) => passageAt(chunk) ?? []);
    return {
      chunks: passages.slice(0, topK),
      ...(withoutVectors === undefined ? {} : { withoutVectors }),
    };
  });
}

/** The passages at the positions found, as the rows have them now. */
async function passagesOf(
  { database }: Dependencies,
  index: IndexAddress,
  found: readonly FoundChunk[],
): Promise<(chunk: FoundChunk) => RetrievedChunk | undefined> {
  const places = new Map(found.map((chunk) => [placeOf(chunk), chunk]));
  const passages =
    places.size === 0
      ? []
      : await database.inCompany(index, (tx) => readPassages(tx, index, [...places.values()]), {
          readOnly: true,
        });
  const byPlace = new Map(passages.map((passage) => [placeOf(passage), passage]));
  return (chunk) => {
    const passage = byPlace.get(placeOf(chunk));
    if (passage === undefined) return undefined;
    const { page, ...rest } = passage;
    return { ...rest, ...(page === null ? {} : { page }), score: chunk.score };
  };
}

async function vectorLegs(
  { vectorIndex }: Dependencies,
  { index, ...questions }: Questions,
): Promise<VectorLeg[]> {
  const { texts, signal } = questions;
  const vectors = await questionVectors(questions);
  if (vectors === undefined) return texts.map(() => ({ withoutVectors: 'model-unavailable' }));
  if (vectorIndex === undefined) return vectors.map((vector) => ({ vector }));
  try {
    return await Promise.all(
      vectors.map(async (vector) => ({
        near: await vectorIndex.query(index, vector, NEAR_VECTORS),
      })),
    );
  } catch {
    signal?.throwIfAborted();
    return texts.map(() => ({ withoutVectors: 'index-unavailable' }));
  }
}

async function questionVectors({
  model,
  texts,
  isPatient = false,
  signal,
}: Omit<Questions, 'index'>): Promise<Float32Array[] | undefined> {
  if (model.kind === 'built-in') return texts.map((text) => embedBuiltIn(text));
  // Somebody else is waiting for it already.
  if (!isPatient && model.health?.isTroubled() === true) return undefined;
  const limit = AbortSignal.timeout(LATEST_ANSWER_MS);
  // A person does not end it by leaving: what becomes of it is known to the next question.
  const signals = isPatient && signal !== undefined ? [signal, limit] : [limit];
  const answer = model.embed(texts, { signal: AbortSignal.any(signals) });
  try {
    return await (isPatient ? answer : withinPatience(answer, model.health, signal));
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted || error instanceof EmbeddingFailure) return undefined;
    throw error;
  }
}

/** The answer if it comes soon. A later one, or a failure, is noted by the service's health alone. */
async function withinPatience<Answer>(
  answer: Promise<Answer>,
  health: ServiceHealth | undefined,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  const over = new AbortController();
  const signals = signal === undefined ? [over.signal] : [over.signal, signal];
  const patience = sleep(health?.patienceMs() ?? PATIENCE_MS, undefined, {
    signal: AbortSignal.any(signals),
  }).then(() => {
    health?.missed();
    return undefined;
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    over.abort();
  }
}

function placeOf({ fileId, chunkNo }: { fileId: string; chunkNo: number }): string {
  return `${fileId}/${chunkNo}`;
}
