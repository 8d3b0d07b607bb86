import * as routes from '#modules/agents/contract/file-chunks.ts';
import { questionLimits } from '#modules/agents/contract/questions.ts';
import { pageWindow } from '#platform/server/database/page.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findFileRow } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { findLiveIndex } from '../index-generations/index-generations.queries.ts';
import type { Chunk } from '#libraries/retrieval/chunks.ts';

/** What the index has of a file. */
export function serveFileChunks(
  serve: Serve,
  { database, modelOf, retrieval }: AgentsContext,
): void {
  serve.outside(routes.listFileChunksRoute, async ({ scope, params, query: paging }) => {
    const { id: agentId, file_id: fileId } = params;
    const { index, model } = await database.inCompany(
      scope,
      async (tx) => {
        await findFileRow(tx, scope, { agentId, fileId });
        return findLiveIndex(tx, await findAgentRow(tx, scope, agentId), modelOf);
      },
      { readOnly: true },
    );
    const { query, page, page_size } = paging;
    if (query === '') {
      const window = { index, fileId, ...pageWindow(paging) };
      const { chunks, total } = await retrieval.listChunks(window);
      return { data: chunks.map((chunk) => describe(chunk, null)), total, page, page_size };
    }
    const topK = questionLimits.passages;
    const { chunks } = await retrieval.retrieve({ index, model, query, topK, only: fileId });
    const { offset, limit } = pageWindow(paging);
    return {
      data: chunks.slice(offset, offset + limit).map((chunk) => describe(chunk, chunk.score)),
      total: chunks.length,
      page,
      page_size,
    };
  });
}

function describe({ chunkNo, page, text }: Chunk, score: number | null) {
  return { chunk_no: chunkNo, page: page ?? null, text, length: text.length, score };
}
