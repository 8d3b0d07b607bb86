import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import { createRetrieval } from '#modules/agents/server/indexing/create-retrieval.ts';
import type { IndexAddress, Retrieval } from '#modules/agents/server/agents/retrieval.ts';
import {
  insertBareAgent,
  insertBareFiles,
} from '#modules/agents/server/indexing/testing/bare-agents.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { report, title, type Finding } from '../report.ts';
import type { Corpus } from '../retrieval.ts';
import { damageLetters, randomNumbers } from './variations.ts';

const SETTINGS = { size: 500, overlap: 50 };
/** By the weight of the vector leg alone, so that each leg runs as it does in production. */
const LEGS = { keyword: 0, vector: 1, fused: BUILT_IN_MODEL.weight };
const TONE_MARKS = /[\u0E48-\u0E4B]/g;

/** The requirements: shares of questions whose paragraph comes first, and among the first five. */
const REQUIRED: Readonly<Record<string, { readonly first?: number; readonly withinFive: number }>> =
  {
    fused: { first: 0.93, withinFive: 0.98 },
    damaged: { withinFive: 0.95 },
  };

/** Indexes each paragraph as a file, asks every question, and prints the rank of its paragraph. */
export async function measureQuality(
  database: Database,
  corpora: readonly Corpus[],
): Promise<void> {
  const retrieval = createRetrieval({ database });
  for (const corpus of corpora) {
    const index = await insertBareAgent(database);
    const documentOf = await indexDocuments(retrieval, { database, index, corpus });
    const original = corpus.questions.map(({ question }) => question);
    const random = randomNumbers(1);
    const { language } = corpus;
    const damaged = original.map((text) => damageLetters(text, { language, share: 0.1, random }));
    const measure = async (questions: readonly string[], weight: number = LEGS.fused) =>
      sharesOf(await ranksOf(retrieval, { index, questions, weight, corpus, documentOf }));
    title(
      `${language}: ${corpus.documents.length} documents, ${corpus.questions.length} questions`,
    );
    for (const [leg, weight] of Object.entries(LEGS)) {
      reportShares(leg, await measure(original, weight), REQUIRED[leg]);
    }
    reportShares('10 % of letters damaged', await measure(damaged), REQUIRED.damaged);
    if (language !== 'th') continue;
    const plain = await measure(original);
    const joined = original.map((text) => text.replaceAll(/\s/g, ''));
    const toneless = original.map((text) => text.replaceAll(TONE_MARKS, ''));
    // No loss: as good as the questions as they were written.
    reportShares('without spaces', await measure(joined), plain);
    reportShares('without tone marks', await measure(toneless));
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

/** The rank of the first chunk of the right document, from 1; infinite when it is not among 50. */
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

interface Shares {
  readonly first: number;
  readonly withinFive: number;
  readonly meanReciprocalRank: number;
}

function sharesOf(ranks: readonly number[]): Shares {
  const within = (places: number) => ranks.filter((rank) => rank <= places).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  return { first: within(1), withinFive: within(5), meanReciprocalRank: reciprocal };
}

function reportShares(
  label: string,
  { first, withinFive, meanReciprocalRank }: Shares,
  owed: { readonly first?: number; readonly withinFive?: number } = {},
): void {
  const line = (what: string, ours: number, least: number | undefined): Finding => ({
    what: `${label}: ${what}`,
    ours: `${(100 * ours).toFixed(1)} %`,
    ...(least === undefined
      ? {}
      : { budget: `>= ${(100 * least).toFixed(1)} %`, met: ours >= least }),
  });
  report(line('first', first, owed.first), line('within five', withinFive, owed.withinFive), {
    what: `${label}: MRR`,
    ours: meanReciprocalRank.toFixed(3),
  });
}
