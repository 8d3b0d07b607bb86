import type { Database } from '#platform/server/database/transactions.ts';
import { deleteFiles, readLiveFiles } from './chunks.queries.ts';
import { readFileChunks } from './file-chunks.queries.ts';
import { DocumentPreparer } from '#libraries/retrieval/document-preparer.ts';
import { IndexCopies } from '#libraries/retrieval/index-copies.ts';
import { indexFile } from './index-file.ts';
import { inspectIndex } from './inspect-index.ts';
import { JustWritten } from '#libraries/retrieval/recent-writes.ts';
import type { PrepareCalls } from '#libraries/retrieval/prepare.worker.ts';
import { removeLeftOvers } from './remove-orphans.ts';
import { retrieve, retrieveEach } from './retrieve.ts';
import type { SearchCalls } from '#libraries/retrieval/search.worker.ts';
import { Thread } from '#libraries/retrieval/worker-thread.ts';
import type { Retrieval } from '../agents/retrieval.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

const MEMORY_FOR_COPIES = 512 * 1024 * 1024;

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  /** Where vectors are stored and compared; without one they are compared exactly, in memory. */
  readonly vectorIndex?: VectorIndex;
  readonly memoryForCopies?: number;
}

/** Makes the index of a running application, with a thread to prepare documents and one to search. */
export function createRetrieval({
  database,
  vectorIndex,
  memoryForCopies = MEMORY_FOR_COPIES,
}: Dependencies): Retrieval {
  const preparing = new Thread<PrepareCalls>(
    new URL('../../../../libraries/retrieval/prepare.worker.ts', import.meta.url),
  );
  const searching = new Thread<SearchCalls>(
    new URL('../../../../libraries/retrieval/search.worker.ts', import.meta.url),
  );
  const preparer = new DocumentPreparer(preparing);
  const withVectors = vectorIndex === undefined;
  const justWritten = new JustWritten();
  const copies = new IndexCopies({
    database,
    thread: searching,
    justWritten,
    limitBytes: memoryForCopies,
    withVectors,
  });
  const searched = { database, copies, thread: searching, vectorIndex };

  return {
    indexFile: (input) => indexFile({ database, preparer, justWritten, vectorIndex }, input),
    retrieve: (input) => retrieve(searched, input),
    retrieveEach: (input) => retrieveEach(searched, input),
    listChunks: (input) =>
      database.inCompany(input.index, (tx) => readFileChunks(tx, input), { readOnly: true }),
    listFiles: (index) =>
      database.inCompany(index, (tx) => readLiveFiles(tx, index), { readOnly: true }),
    async removeFile({ index, fileId }) {
      await database.inCompany(index, (tx) => deleteFiles(tx, index, [fileId]));
      await vectorIndex?.removeFile(index, fileId);
    },
    async removeIndex(index) {
      await database.inCompany(index, async (tx) => {
        const files = await readLiveFiles(tx, index);
        await deleteFiles(
          tx,
          index,
          files.map(({ fileId }) => fileId),
        );
      });
      await vectorIndex?.removeAll(index);
    },
    inspect: (index) => inspectIndex({ database, vectorIndex }, index),
    removeLeftOvers: (index, revisions) =>
      removeLeftOvers({ database, vectorIndex }, index, revisions),
    async close() {
      await Promise.all([preparing.stop(), searching.stop()]);
    },
  };
}
