import { placesLookedAt, placesShown } from '#modules/agents/contract/question-set.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import type { IndexAddress, Retrieval, Retrieved } from '../agents/retrieval.ts';
import type { StoredQuestion } from './question-set.queries.ts';
import { placeOf, type QuestionResult } from './score-rules.ts';

interface Asking {
  readonly index: IndexAddress;
  readonly model: EmbeddingModel;
  /** Files that are disabled. */
  readonly except: readonly string[];
  readonly questions: readonly StoredQuestion[];
  /** Names of the agent's files by their ids. */
  readonly nameOf: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
}

/** Half a search would report a drop where there is none. */
export class CannotScoreError extends Error {
  readonly reason: NonNullable<Retrieved['withoutVectors']>;

  constructor(reason: NonNullable<Retrieved['withoutVectors']>) {
    super(`The question set was not scored: ${reason}`);
    this.name = 'CannotScoreError';
    this.reason = reason;
  }
}

/** Asks each question that has a file and finds the rank of that file. */
export async function askQuestions(
  retrieval: Pick<Retrieval, 'retrieve'>,
  { index, model, except, questions, nameOf, signal }: Asking,
): Promise<QuestionResult[]> {
  const results: QuestionResult[] = [];
  for (const { id, question, files, updated_at } of questions) {
    if (files.length === 0) continue;
    signal.throwIfAborted();
    const input = { index, model, query: question, topK: placesLookedAt, except, signal };
    const { chunks, withoutVectors } = await retrieval.retrieve({ ...input, isPatient: true });
    if (withoutVectors !== undefined) throw new CannotScoreError(withoutVectors);
    const expected = files.map(({ file_id }) => file_id);
    const shown = chunks.slice(0, placesShown).map(({ fileId }) => nameOf.get(fileId) ?? '');
    results.push({
      questionId: id,
      asOf: updated_at,
      place: placeOf(chunks, expected),
      found: [...new Set(shown)].filter((name) => name !== ''),
    });
  }
  return results;
}
