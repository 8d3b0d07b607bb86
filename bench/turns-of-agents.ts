import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import { copyBytes, memoryForCopies } from '#libraries/retrieval/memory-of-copies.ts';
import type { IndexAddress, Retrieval } from '#modules/agents/server/agents/retrieval.ts';
import { createRetrieval } from '#modules/agents/server/indexing/create-retrieval.ts';
import {
  insertBareAgent,
  insertBareFiles,
} from '#modules/agents/server/indexing/testing/bare-agents.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { CHUNKS, documentText } from './documents.ts';
import { report, title } from './report.ts';
import { openEmbedded } from './retrieval/bench-databases.ts';
import { percentile } from './statistics.ts';

/** Of each agent: about 20,000 chunks. */
const FILES = 200;
const LINES_A_FILE = 520;
const ROUNDS = 30;
const LONGEST_QUESTION_MS = 500;

interface LargeAgent {
  readonly index: IndexAddress;
  readonly chunks: number;
}

/** What questions cost that go to two large agents in turn, on the embedded database, with and without room for both in memory. */
export async function measureTurnsOfAgents(): Promise<void> {
  const engine = await openEmbedded();
  const { database } = engine;
  const roomy = createRetrieval({ database });
  const agents = [await fill(database, roomy, 0), await fill(database, roomy, FILES)];
  await roomy.close();

  const needed = agents.reduce((sum, { chunks }) => sum + copyBytes(chunks, BUILT_IN_MODEL), 0);
  title(`Two agents of ${agents.map(({ chunks }) => chunks).join(' and ')} chunks, asked in turn`);
  report({
    what: 'memory needed, and set apart',
    ours: `${megabytes(needed)}, ${megabytes(memoryForCopies())}`,
  });
  await measureTurns(database, agents, { what: 'room for both', rounds: ROUNDS });
  const tight = { what: 'room for one', rounds: 2, room: needed / 2 };
  await measureTurns(database, agents, tight);
  await engine.close();
}

async function fill(
  database: Database,
  retrieval: Retrieval,
  firstNumber: number,
): Promise<LargeAgent> {
  const index = await insertBareAgent(database);
  let chunks = 0;
  for (const [place, fileId] of (await insertBareFiles(database, index, FILES)).entries()) {
    const pages = [{ text: documentText(firstNumber + place, LINES_A_FILE) }];
    const input = { index, model: BUILT_IN_MODEL, settings: CHUNKS, fileId, pages };
    chunks += (await retrieval.indexFile(input)).chunks;
  }
  return { index, chunks };
}

/** The first question of each reads its index into memory; only where there is no room for both do later ones, too. */
async function measureTurns(
  database: Database,
  agents: readonly LargeAgent[],
  { what, rounds, room }: { what: string; rounds: number; room?: number },
): Promise<void> {
  const retrieval = createRetrieval({
    database,
    ...(room !== undefined && { memoryForCopies: room }),
  });
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { index } of agents) {
      const query = `ค่าขนส่งของเอกสาร ${round * 7}`;
      const start = performance.now();
      await retrieval.retrieve({ index, model: BUILT_IN_MODEL, query, topK: 5 });
      (round === 0 ? first : later).push(performance.now() - start);
    }
  }
  await retrieval.close();
  const longest = Math.max(...later);
  report(
    { what: `${what}: first questions`, ours: first.map((ms) => `${ms.toFixed(0)} ms`).join(', ') },
    {
      what: `  ${later.length} later ones: p50 / max`,
      ours: `${percentile(later, 50).toFixed(0)} / ${longest.toFixed(0)} ms`,
      ...(room === undefined && {
        budget: `max <= ${LONGEST_QUESTION_MS} ms`,
        met: longest <= LONGEST_QUESTION_MS,
      }),
    },
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
