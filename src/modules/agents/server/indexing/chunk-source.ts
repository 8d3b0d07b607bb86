import type { ChunkSource } from '#libraries/retrieval/index-copies.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import { readChangeMark, readChunks, readLiveFiles } from './chunks.queries.ts';

/** The rows that copies of indexes are made of, read in short transactions. */
export function createChunkSource(
  database: Pick<Database, 'inCompany'>,
): ChunkSource<IndexAddress> {
  return {
    keyOf: ({ companyId, agentId, generation }) => `${companyId}/${agentId}/${generation}`,
    readState: (index, knownMark) =>
      database.inCompany(
        index,
        async (tx) => {
          const mark = await readChangeMark(tx, index);
          return mark === knownMark ? undefined : { mark, files: await readLiveFiles(tx, index) };
        },
        { readOnly: true },
      ),
    readChunks: (index, stretches) =>
      database.inCompany(index, (tx) => readChunks(tx, index, stretches), { readOnly: true }),
  };
}
