import type { Database } from '#platform/server/database/transactions.ts';
import { countChunks, readLiveFiles } from './chunks.queries.ts';
import type { IndexAddress, IndexContent, StoredRevision } from '../agents/retrieval.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  readonly vectorIndex?: VectorIndex<IndexAddress>;
}

/** Counts what is really stored, row by row and vector by vector. */
export async function inspectIndex(
  { database, vectorIndex }: Dependencies,
  index: IndexAddress,
): Promise<IndexContent> {
  const { live, rows } = await database.inCompany(
    index,
    async (tx) => ({ live: await readLiveFiles(tx, index), rows: await countChunks(tx, index) }),
    { readOnly: true },
  );
  if (vectorIndex === undefined) return { live, stored: rows, withVectors: false };

  const stored = new Map<string, StoredRevision>(rows.map((row) => [row.revision, row]));
  for await (const { fileId, revision } of vectorIndex.list(index)) {
    const known = stored.get(revision) ?? { fileId, revision, chunks: 0, vectors: 0 };
    stored.set(revision, { ...known, vectors: known.vectors + 1 });
  }
  return { live, stored: [...stored.values()], withVectors: true };
}
