import { and, inArray } from 'drizzle-orm';
import type { Passage } from '#modules/agents/contract/questions.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { agentFiles } from '../files/files.tables.ts';
import { readDisabledFiles } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import { findLiveIndex } from '../index-generations/index-generations.queries.ts';
import type { Retrieved } from '../agents/retrieval.ts';

interface Search {
  readonly agent: AgentRow;
  readonly query: string;
  readonly topK: number;
}

interface Found {
  readonly passages: Passage[];
  readonly withoutVectors: Retrieved['withoutVectors'];
}

/** Passages that answer a query, best first, only of files that the agent has and uses at this moment. */
export async function retrievePassages(
  { database, modelOf, retrieval }: AgentsContext,
  { companyId }: Pick<Scope, 'companyId'>,
  { agent, query, topK }: Search,
): Promise<Found> {
  const { index, model, except } = await database.inCompany(
    { companyId },
    async (tx) => ({
      ...(await findLiveIndex(tx, agent, modelOf)),
      except: await readDisabledFiles(tx, { companyId }, agent.id),
    }),
    { readOnly: true },
  );
  const input = { index, model, query, topK, except };
  const { chunks, withoutVectors } = await retrieval.retrieve(input);
  const fileIds = [...new Set(chunks.map(({ fileId }) => fileId))];
  const names =
    fileIds.length === 0
      ? []
      : await database.inCompany(
          { companyId },
          (tx) =>
            tx
              .select({ id: agentFiles.id, filename: agentFiles.filename })
              .from(agentFiles)
              .where(
                and(
                  hasValues(agentFiles, {
                    company_id: companyId,
                    agent_id: agent.id,
                    enabled: true,
                  }),
                  inArray(agentFiles.id, fileIds),
                ),
              ),
          { readOnly: true },
        );
  const nameOf = new Map(names.map(({ id, filename }) => [id, filename]));
  const passages = chunks.flatMap((chunk): Passage[] => {
    const filename = nameOf.get(chunk.fileId);
    if (filename === undefined) return [];
    return [
      {
        file_id: chunk.fileId,
        filename,
        chunk_no: chunk.chunkNo,
        text: chunk.text,
        score: chunk.score,
        ...(chunk.page === undefined ? {} : { page: chunk.page }),
      },
    ];
  });
  return { passages, withoutVectors };
}
