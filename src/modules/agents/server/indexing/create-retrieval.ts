import type { Database } from '#platform/server/database/transactions.ts';
import { createChunkSource } from './chunk-source.ts';
import { deleteFiles, readLiveFiles } from './chunks.queries.ts';
import { readFileChunks } from './file-chunks.queries.ts';
import { DocumentPreparer } from '#libraries/retrieval/document-preparer.ts';
import { IndexCopies } from '#libraries/retrieval/index-copies.ts';
import { memoryForCopies } from '#libraries/retrieval/memory-of-copies.ts';
import { indexFile } from './index-file.ts';
import { inspectIndex } from './inspect-index.ts';
import { RecentWrites } from '#libraries/retrieval/recent-writes.ts';
import { removeOrphans } from './remove-orphans.ts';
import { retrieve, retrieveEach } from './retrieve.ts';
import type { IndexAddress, Retrieval } from '../agents/retrieval.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  /** Where vectors are stored and compared; without one they are compared exactly, in memory. */
  readonly vectorIndex?: VectorIndex<IndexAddress>;
  readonly memoryForCopies?: number;
}

/** Creates the index of a running application, with a thread to prepare documents and one to search. */
export function createRetrieval({
  database,
  vectorIndex,
  memoryForCopies: limitBytes = memoryForCopies(),
}: Dependencies): Retrieval {
  const preparer = new DocumentPreparer();
  const recentWrites = new RecentWrites();
  const copies = new IndexCopies({
    source: createChunkSource(database),
    recentWrites,
    limitBytes,
    withVectors: vectorIndex === undefined,
  });
  const searched = { database, copies, vectorIndex };

  return {
    indexFile: (input) => indexFile({ database, preparer, recentWrites, vectorIndex }, input),
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
    removeOrphans: (index, revisions) => removeOrphans({ database, vectorIndex }, index, revisions),
    async close() {
      await Promise.all([preparer.stop(), copies.stop()]);
    },
  };
}
