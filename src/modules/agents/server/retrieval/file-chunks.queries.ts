import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentChunks, agentIndexedFiles } from './chunks.tables.ts';
import type { Chunk, ChunkWindow } from './types.ts';

/** A stretch of what searches see of a file, and how much there is of it. */
export async function readFileChunks(
  tx: Transaction,
  { index, fileId, offset, limit }: ChunkWindow,
): Promise<{ chunks: Chunk[]; total: number }> {
  const [live] = await tx
    .select({ revision: agentIndexedFiles.revision, total: agentIndexedFiles.chunksCount })
    .from(agentIndexedFiles)
    .where(
      and(
        eq(agentIndexedFiles.companyId, index.companyId),
        eq(agentIndexedFiles.agentId, index.agentId),
        eq(agentIndexedFiles.fileId, fileId),
        eq(agentIndexedFiles.generation, index.generation),
      ),
    );
  if (live === undefined) return { chunks: [], total: 0 };
  const rows = await tx
    .select({ chunkNo: agentChunks.chunkNo, page: agentChunks.page, text: agentChunks.text })
    .from(agentChunks)
    .where(
      and(
        eq(agentChunks.companyId, index.companyId),
        eq(agentChunks.fileId, fileId),
        eq(agentChunks.revision, live.revision),
      ),
    )
    .orderBy(asc(agentChunks.chunkNo))
    .limit(limit)
    .offset(offset);
  const chunks = rows.map(({ page, ...chunk }) => ({
    ...chunk,
    ...(page === null ? {} : { page }),
  }));
  return { chunks, total: live.total };
}
