import { BUILT_IN_MODEL } from '#modules/agents/server/retrieval/built-in-embedder.ts';
import { createRetrieval } from '#modules/agents/server/retrieval/create-retrieval.ts';
import type { IndexAddress, Retrieval } from '#modules/agents/server/retrieval/types.ts';
import { insertBareAgent, insertBareFiles } from '#modules/agents/server/testing/bare-agents.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import type { Corpus } from '../retrieval.ts';
import { damageLetters, randomNumbers } from './variations.ts';

const SETTINGS = { size: 500, overlap: 50 };
/** By the weight of the vector leg alone, so that each leg runs as it does in production. */
const LEGS = { keyword: 0, vector: 1, fused: BUILT_IN_MODEL.weight };
const TONE_MARKS = /[\u0E48-\u0E4B]/g;

/** Indexes each paragraph as a file, asks every question, and prints how high its paragraph came. */
export async function measureQuality(
  database: Database,
  corpora: readonly Corpus[],
): Promise<void> {
  const retrieval = createRetrieval({ database });
  for (const corpus of corpora) {
    const index = await insertBareAgent(database);
    const documentOf = await indexDocuments(retrieval, { database, index, corpus });
    const chunks = await retrieval.listFiles(index);
    console.log(
      `${corpus.language}: ${corpus.documents.length} documents, ` +
        `${chunks.reduce((sum, file) => sum + file.chunks, 0)} chunks, ${corpus.questions.length} questions`,
    );
    const asked = corpus.questions.map(({ question }) => question);
    const random = randomNumbers(1);
    const { language } = corpus;
    const damaged = asked.map((text) => damageLetters(text, { language, share: 0.1, random }));
    const measure = async (label: string, questions: readonly string[], weight: number) => {
      const ranks = await ranksOf(retrieval, { index, questions, weight, corpus, documentOf });
      print(label, ranks);
    };
    for (const [leg, weight] of Object.entries(LEGS)) await measure(leg, asked, weight);
    await measure('fused, 10 % of letters damaged', damaged, LEGS.fused);
    if (language !== 'th') continue;
    const joined = asked.map((text) => text.replaceAll(/\s/g, ''));
    const toneless = asked.map((text) => text.replaceAll(TONE_MARKS, ''));
    await measure('fused, without spaces', joined, LEGS.fused);
    await measure('fused, without tone marks', toneless, LEGS.fused);
  }
  await retrieval.close();
}

async function indexDocuments(
  retrieval: Retrieval,
  { database, index, corpus }: { database: Database; index: IndexAddress; corpus: Corpus },
): Promise<ReadonlyMap<string, string>> {
  const files = await insertBareFiles(database, index, corpus.documents.length);
  const documentOf = new Map<string, string>();
  for (const [position, { id, text }] of corpus.documents.entries()) {
    const fileId = files[position] ?? '';
    documentOf.set(fileId, id);
    const input = { index, model: BUILT_IN_MODEL, settings: SETTINGS, fileId, pages: [{ text }] };
    await retrieval.indexFile(input);
  }
  return documentOf;
}

interface Asking {
  readonly index: IndexAddress;
  readonly questions: readonly string[];
  readonly weight: number;
  readonly corpus: Corpus;
  readonly documentOf: ReadonlyMap<string, string>;
}

/** The place of the first chunk of the right document, from 1; infinite when it is not among 50. */
async function ranksOf(
  retrieval: Retrieval,
  { index, questions, weight, corpus, documentOf }: Asking,
): Promise<number[]> {
  const model = { ...BUILT_IN_MODEL, weight };
  const ranks: number[] = [];
  for (const [position, query] of questions.entries()) {
    const right = corpus.questions[position]?.document;
    const { chunks } = await retrieval.retrieve({ index, model, query, topK: 50 });
    const place = chunks.findIndex(({ fileId }) => documentOf.get(fileId) === right);
    ranks.push(place < 0 ? Infinity : place + 1);
  }
  return ranks;
}

function print(label: string, ranks: readonly number[]): void {
  const share = (within: number) =>
    ((100 * ranks.filter((rank) => rank <= within).length) / ranks.length).toFixed(1);
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  console.log(
    `  ${label.padEnd(32)} first ${share(1).padStart(5)} %   within five ${share(5).padStart(5)} %   MRR ${reciprocal.toFixed(3)}`,
  );
}
