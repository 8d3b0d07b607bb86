import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { BUILT_IN_MODEL, createBuiltInEmbedder } from '#libraries/retrieval/built-in-embedder.ts';
import { chunkText } from '#libraries/retrieval/chunk-text.ts';
import { createRetrieval } from '#modules/agents/server/indexing/create-retrieval.ts';
import { quantise } from '#libraries/retrieval/quantise.ts';
import type { IndexAddress, Retrieval } from '#modules/agents/server/agents/retrieval.ts';
import {
  insertBareAgent,
  insertBareFiles,
} from '#modules/agents/server/indexing/testing/bare-agents.ts';
import { newId } from '#platform/server/ids.ts';
import type { Corpus } from '../retrieval.ts';
import type { BenchDatabase } from './bench-databases.ts';
import { exchangeWords, randomNumbers } from './variations.ts';

const SETTINGS = { size: 500, overlap: 50 };
const CHUNKS = 20_000;
const CHARACTERS_A_FILE = 40_000;
const QUERIES = 600;

/** Fills one agent with 20,000 chunks and measures writing them and asking questions. */
export async function measureSpeed(
  engine: BenchDatabase,
  corpora: readonly Corpus[],
): Promise<void> {
  const { database } = engine;
  const retrieval = createRetrieval({ database });
  const texts = manyTexts(corpora);
  const index = await insertBareAgent(database);
  const files = await insertBareFiles(database, index, texts.length);
  const model = BUILT_IN_MODEL;
  const warm = { index, model, query: 'warm', topK: 5 };
  await retrieval.indexFile({
    index,
    model,
    settings: SETTINGS,
    fileId: files[0] ?? '',
    pages: [{ text: texts[0] ?? '' }],
  });
  await retrieval.retrieve(warm);

  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  let chunks = 0;
  const cpu = process.cpuUsage();
  const seconds = await secondsOf(async () => {
    for (const [position, text] of texts.entries()) {
      const fileId = files[position] ?? '';
      const input = { index, model, settings: SETTINGS, fileId, pages: [{ text }] };
      chunks += (await retrieval.indexFile(input)).chunks;
    }
  });
  const blockedFor = longest(loop);
  const spent = cpuSince(cpu) / chunks;
  const floor = await storingFloor(engine, {
    index,
    texts: texts.slice(0, 40),
    fileId: files[0] ?? '',
  });
  console.log(
    `  pipeline: ${chunks} chunks of ${files.length} files at ${perSecond(chunks, seconds)} chunks/s ` +
      `(cut, embed, store); bare inserts of such rows ${floor} rows/s; ${(spent * 1_000).toFixed(0)} µs of CPU a chunk in this process; event loop blocked for at most ${blockedFor}`,
  );

  loop.reset();
  const cold = await secondsOf(() => retrieval.retrieve(warm));
  console.log(
    `  first question after that: ${cold.toFixed(2)} s; event loop blocked for at most ${longest(loop)}`,
  );
  await measureQuestions(retrieval, { index, corpora, label: 'questions' });

  const writing = rewrite(retrieval, { index, texts: texts.slice(0, 20), files });
  await measureQuestions(retrieval, { index, corpora, label: 'while files are indexed' });
  await writing;
  await retrieval.close();
}

/** The corpora repeatedly, each time with a tenth of their words exchanged, in files of some pages. */
function manyTexts(corpora: readonly Corpus[]): string[] {
  const random = randomNumbers(2);
  const paragraphs = corpora.flatMap(({ documents }) => documents.map(({ text }) => text));
  const words = paragraphs.flatMap((text) => text.split(' '));
  const texts: string[] = [];
  let text = '';
  for (let characters = 0; characters < CHUNKS * 430;) {
    for (const paragraph of paragraphs) {
      const varied = exchangeWords(paragraph, { words, share: 0.1, random });
      characters += varied.length;
      text += `${varied}\n\n`;
      if (text.length < CHARACTERS_A_FILE) continue;
      texts.push(text);
      text = '';
    }
  }
  return texts;
}

async function measureQuestions(
  retrieval: Retrieval,
  { index, corpora, label }: { index: IndexAddress; corpora: readonly Corpus[]; label: string },
): Promise<void> {
  const random = randomNumbers(3);
  const questions = corpora.flatMap((corpus) => corpus.questions.map(({ question }) => question));
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < QUERIES; round += 1) {
    const query = questions[Math.floor(random() * questions.length)] ?? '';
    const input = { index, model: BUILT_IN_MODEL, query, topK: 5 };
    times.push(1_000 * (await secondsOf(() => retrieval.retrieve(input))));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  console.log(
    `  ${label}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${QUERIES}; ` +
      `${(cpuSince(cpu) / QUERIES).toFixed(1)} ms of CPU each in this process; ` +
      `event loop blocked for at most ${longest(loop)}`,
  );
}

async function rewrite(
  retrieval: Retrieval,
  {
    index,
    texts,
    files,
  }: { index: IndexAddress; texts: readonly string[]; files: readonly string[] },
): Promise<void> {
  for (const [position, text] of texts.entries()) {
    const fileId = files[position] ?? '';
    await retrieval.indexFile({
      index,
      model: BUILT_IN_MODEL,
      settings: SETTINGS,
      fileId,
      pages: [{ text }],
    });
  }
}

/** What the bare driver achieves when the rows are there already. */
async function storingFloor(
  { pool }: BenchDatabase,
  { index, texts, fileId }: { index: IndexAddress; texts: readonly string[]; fileId: string },
): Promise<string> {
  const embed = createBuiltInEmbedder();
  const pages = texts.map((text) => ({ text }));
  const rows = Array.from(chunkText(pages, SETTINGS), ({ text }) => ({
    text,
    embedding: Buffer.from(quantise(embed(text)).buffer),
  }));
  const revision = newId();
  const seconds = await secondsOf(async () => {
    for (let from = 0; from < rows.length; from += 256) {
      const batch = rows.slice(from, from + 256);
      await pool.query(
        `insert into agent_chunks (company_id, file_id, revision, chunk_no, text, embedding)
         select $1, $2, $3, * from unnest($4::integer[], $5::text[], $6::bytea[])`,
        [
          index.companyId,
          fileId,
          revision,
          batch.map((_, position) => from + position),
          batch.map(({ text }) => text),
          batch.map(({ embedding }) => embedding),
        ],
      );
    }
  });
  await pool.query('delete from agent_chunks where revision = $1', [revision]);
  return perSecond(rows.length, seconds);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** Milliseconds of CPU that all threads of this process used; other load of the machine does not count. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function perSecond(count: number, seconds: number): string {
  return Math.round(count / seconds).toLocaleString('en');
}

function longest(loop: { readonly max: number }): string {
  return `${(loop.max / 1e6).toFixed(0)} ms`;
}
