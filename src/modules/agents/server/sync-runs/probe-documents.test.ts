import { expect, it } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import { BUILT_IN_MODEL } from '#libraries/retrieval/built-in-embedder.ts';
import type { RetrieveEachInput, Retrieved } from '../agents/retrieval.ts';
import { agentFileRow } from '../files/testing/agent-file-row.ts';
import { probeDocuments, type WorkedFile } from './probe-documents.ts';
import { StageClock } from './stage-clock.ts';

const worked = (id: string): WorkedFile => ({
  file: agentFileRow(id),
  clock: new StageClock(),
  indexing: {
    status: 'indexed',
    contentHash: '',
    chunks: 1,
    pages: null,
    quality: 1,
    encoding: null,
    chosenEncoding: null,
    queries: [`beginning of ${id}`, `middle of ${id}`],
  },
});

/** Outcomes of a group where searches answer as given, and the index lists the files with these ids. */
async function outcomes(
  ids: readonly string[],
  answer: (input: RetrieveEachInput) => readonly Retrieved[],
  listed: readonly string[] = [],
) {
  const retrieval = {
    retrieveEach: async (input: RetrieveEachInput) => answer(input),
    listFiles: async () =>
      listed.map((fileId) => ({ fileId, chunks: 1, modelId: BUILT_IN_MODEL.id })),
  };
  const logger = createLogger({ LOG_LEVEL: 'silent', LOG_PRETTY: false });
  const run = { index: { companyId: 1, agentId: 'agent', generation: 0 }, model: BUILT_IN_MODEL };
  const group = ids.map(worked);
  const { signal } = new AbortController();
  const found = await probeDocuments({ retrieval, logger }, run, { group, signal });
  return found.map((outcome) => (outcome.status === 'error' ? outcome.reason : outcome.status));
}

const passages = (count: number, fileId: string): Retrieved => ({
  chunks: Array.from({ length: count }, (_, chunkNo) => ({ fileId, chunkNo, text: '', score: 1 })),
});

it('asks once for a whole group when every document is among the first few', async () => {
  const asked: number[] = [];
  const found = await outcomes(['one', 'other'], ({ queries }) => {
    asked.push(queries.length);
    return queries.map((query) => passages(1, query.replace('beginning of ', '')));
  });
  expect(found).toEqual(['ready', 'ready']);
  expect(asked).toEqual([2]);
});

it('reads more results, and tries other places, only for those that are not', async () => {
  const found = await outcomes(['one', 'other', 'lost'], ({ queries }) =>
    queries.map((query) => {
      if (query.endsWith('one')) return passages(1, 'one');
      return query === 'middle of other' ? passages(1, 'other') : passages(1, 'nobody');
    }),
  );
  expect(found).toEqual(['ready', 'ready', 'not_found_again']);
});

it('trusts the index where other files contain exactly the same', async () => {
  const crowd = ({ queries, topK }: RetrieveEachInput) =>
    queries.map(() => passages(topK, 'another'));
  expect(await outcomes(['one', 'other'], crowd, ['one'])).toEqual(['ready', 'not_found_again']);
});

it('blames a failure of the search on no other document of the group', async () => {
  const found = await outcomes(['one', 'bad', 'other'], ({ queries }) => {
    if (queries.some((query) => query.endsWith('bad'))) throw new Error('the engine is down');
    return queries.map((query) => passages(1, query.replace('beginning of ', '')));
  });
  expect(found).toEqual(['ready', 'index_unavailable', 'ready']);
});
