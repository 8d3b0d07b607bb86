import { asc } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
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
      hasValues(agentIndexedFiles, {
        company_id: index.companyId,
        agent_id: index.agentId,
        file_id: fileId,
        generation: index.generation,
      }),
    );
  if (live === undefined) return { chunks: [], total: 0 };
  const rows = await tx
    .select({ chunkNo: agentChunks.chunk_no, page: agentChunks.page, text: agentChunks.text })
    .from(agentChunks)
    .where(
      hasValues(agentChunks, {
        company_id: index.companyId,
        file_id: fileId,
        revision: live.revision,
      }),
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
