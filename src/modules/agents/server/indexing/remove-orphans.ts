import type { Database } from '#platform/server/database/transactions.ts';
import { deleteUnlessLive, readLiveFiles } from './chunks.queries.ts';
import { type FileRevision } from '#libraries/retrieval/chunks.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import type { VectorIndex } from '#libraries/retrieval/vector-index.ts';

interface Dependencies {
  readonly database: Pick<Database, 'inCompany'>;
  readonly vectorIndex?: VectorIndex<IndexAddress>;
}

/** Removes versions of files by their revisions, except those that have become visible since. */
export async function removeOrphans(
  { database, vectorIndex }: Dependencies,
  index: IndexAddress,
  revisions: readonly FileRevision[],
): Promise<void> {
  const live = await database.inCompany(index, async (tx) => {
    for (const revision of revisions) await deleteUnlessLive(tx, index, revision);
    return new Set((await readLiveFiles(tx, index)).map(({ revision }) => revision));
  });
  const orphans = revisions.filter(({ revision }) => !live.has(revision));
  await vectorIndex?.removeRevisions(index, orphans);
}
