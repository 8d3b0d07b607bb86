import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentChunks, agentIndexedFiles } from './indexing.tables.ts';
import type { ChunkWindow } from '../agents/retrieval.ts';
import type { Chunk } from '#libraries/retrieval/chunks.ts';

/** A range of what searches see of a file, and the total. */
export async function readFileChunks(
  tx: Transaction,
  { index, fileId, offset, limit }: ChunkWindow,
): Promise<{ chunks: Chunk[]; total: number }> {
  const [live] = await tx
    .select({ revision: agentIndexedFiles.revision, total: agentIndexedFiles.chunks_count })
    .from(agentIndexedFiles)
    .where(
      and(
        eq(agentIndexedFiles.company_id, index.companyId),
        eq(agentIndexedFiles.agent_id, index.agentId),
        eq(agentIndexedFiles.file_id, fileId),
        eq(agentIndexedFiles.generation, index.generation),
      ),
    );
  if (live === undefined) return { chunks: [], total: 0 };
  const rows = await tx
    .select({ chunkNo: agentChunks.chunk_no, page: agentChunks.page, text: agentChunks.text })
    .from(agentChunks)
    .where(
      and(
        eq(agentChunks.company_id, index.companyId),
        eq(agentChunks.file_id, fileId),
        eq(agentChunks.revision, live.revision),
      ),
    )
    .orderBy(asc(agentChunks.chunk_no))
    .limit(limit)
    .offset(offset);
  const chunks = rows.map(({ page, ...chunk }) => ({
    ...chunk,
    ...(page === null ? {} : { page }),
  }));
  return { chunks, total: live.total };
}
