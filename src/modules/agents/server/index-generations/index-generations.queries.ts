import { and, asc, count, eq, isNull, ne, sum } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { IndexGeneration } from '#modules/agents/contract/index-generations.ts';
import { agentFiles } from '../files/files.tables.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import { embeddingOf, indexSettingsOf, type ModelOf } from '../agents/index-settings.ts';
import type { EmbeddingModel } from '#libraries/retrieval/embedding-model.ts';
import { agentIndexedFiles } from '../indexing/indexing.tables.ts';
import type { IndexAddress } from '../agents/retrieval.ts';
import type { AsideBook } from './files-in-next-index.ts';
import { chooseTarget } from './choose-target-index.ts';
import { indexGenerations, type GenerationRow } from './index-generations.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** All indexes of an agent that are not being removed, oldest first. */
export function readGenerations(
  tx: Transaction,
  { companyId }: Company,
  agentId: string,
): Promise<GenerationRow[]> {
  return tx
    .select()
    .from(indexGenerations)
    .where(
      and(
        hasValues(indexGenerations, { company_id: companyId, agent_id: agentId }),
        ne(indexGenerations.state, 'dropped'),
      ),
    )
    .orderBy(asc(indexGenerations.number));
}

export interface LiveIndex {
  readonly index: IndexAddress;
  readonly model: EmbeddingModel;
  readonly row: Pick<
    GenerationRow,
    'embedding_model' | 'chunk_size' | 'chunk_overlap' | 'settings'
  >;
}

/** The live index; before the first sync it is empty and has the settings of its agent. */
export async function findLiveIndex(
  tx: Transaction,
  agent: AgentRow,
  modelOf: ModelOf,
): Promise<LiveIndex> {
  const { company_id: companyId, id: agentId } = agent;
  const [live] = await tx
    .select()
    .from(indexGenerations)
    .where(
      hasValues(indexGenerations, { company_id: companyId, agent_id: agentId, state: 'live' }),
    );
  const row = live ?? { ...agent, settings: indexSettingsOf(agent, modelOf) };
  const generation = live?.number ?? 0;
  return { index: { companyId, agentId, generation }, model: modelOf(row.embedding_model), row };
}

/** The indexes as the wire carries them, the live one first. */
export async function listGenerations(
  tx: Transaction,
  { companyId }: Company,
  agentId: string,
): Promise<IndexGeneration[]> {
  const rows = await readGenerations(tx, { companyId }, agentId);
  const indexed = await tx
    .select({
      generation: agentIndexedFiles.generation,
      files: count(),
      chunks: sum(agentIndexedFiles.chunks_count).mapWith(Number),
    })
    .from(agentIndexedFiles)
    .where(
      and(eq(agentIndexedFiles.company_id, companyId), eq(agentIndexedFiles.agent_id, agentId)),
    )
    .groupBy(agentIndexedFiles.generation);
  const described = rows.flatMap((row): IndexGeneration[] => {
    const { state } = row;
    if (state === 'dropped') return [];
    const holds = indexed.find(({ generation }) => generation === row.number);
    return [
      {
        ...row,
        state,
        embedding_in_use: embeddingOf(row.settings),
        files: holds?.files ?? 0,
        chunks: holds?.chunks ?? 0,
      },
    ];
  });
  return described.toSorted(
    (one, other) => Number(other.state === 'live') - Number(one.state === 'live'),
  );
}

/** Names of the files that are in the first index and not in the second. */
export async function readMissingFiles(
  tx: Transaction,
  { companyId, agentId }: Pick<IndexAddress, 'companyId' | 'agentId'>,
  { of, in: other }: { of: number; in: number },
): Promise<string[]> {
  const there = tx
    .select({ fileId: agentIndexedFiles.file_id })
    .from(agentIndexedFiles)
    .where(
      hasValues(agentIndexedFiles, { company_id: companyId, agent_id: agentId, generation: other }),
    )
    .as('there');
  const rows = await tx
    .select({ filename: agentFiles.filename })
    .from(agentIndexedFiles)
    .innerJoin(
      agentFiles,
      hasValues(agentFiles, {
        company_id: agentIndexedFiles.company_id,
        id: agentIndexedFiles.file_id,
      }),
    )
    .leftJoin(there, eq(there.fileId, agentIndexedFiles.file_id))
    .where(
      and(
        hasValues(agentIndexedFiles, { company_id: companyId, agent_id: agentId, generation: of }),
        isNull(there.fileId),
      ),
    )
    .orderBy(asc(agentFiles.filename));
  return rows.map(({ filename }) => filename);
}

interface Looking {
  readonly agent: AgentRow;
  readonly onlyChosen: boolean;
  readonly modelOf: ModelOf;
}

/** The index that the next run would update, as far as it exists. */
export async function findTarget(tx: Transaction, { agent, onlyChosen, modelOf }: Looking) {
  const company = { companyId: agent.company_id };
  const rows = await readGenerations(tx, company, agent.id);
  const live = rows.find(({ state }) => state === 'live');
  const wanted = indexSettingsOf(agent, modelOf);
  const target = chooseTarget({
    live,
    isEmpty: (await countFiles(tx, agent, live?.number ?? 0)) === 0,
    others: rows.filter((row) => row !== live),
    wanted,
    onlyChosen,
  });
  const number = target.kind === 'beside' ? target.resumed?.number : live?.number;
  return {
    live,
    target,
    wanted,
    number,
    settings: target.kind === 'live' ? (live?.settings ?? wanted) : wanted,
    /** The files in a next index already; null where the live one is updated. */
    beside: target.kind === 'beside' ? await booksOf(tx, agent, number) : null,
  };
}

function booksOf(
  tx: Transaction,
  { company_id: companyId, id: agentId }: AgentRow,
  generation: number | undefined,
): Promise<AsideBook[]> {
  if (generation === undefined) return Promise.resolve([]);
  return readAsideBooks(tx, { companyId, agentId, generation });
}

/** What an index that is not live has of each file. */
export async function readAsideBooks(
  tx: Transaction,
  { companyId, agentId, generation }: IndexAddress,
): Promise<AsideBook[]> {
  return tx
    .select({
      fileId: agentIndexedFiles.file_id,
      contentHash: agentIndexedFiles.content_hash,
      chunks: agentIndexedFiles.chunks_count,
    })
    .from(agentIndexedFiles)
    .where(hasValues(agentIndexedFiles, { company_id: companyId, agent_id: agentId, generation }));
}

function countFiles(tx: Transaction, { company_id: companyId, id }: AgentRow, generation: number) {
  const inIndex = hasValues(agentIndexedFiles, { company_id: companyId, agent_id: id, generation });
  return tx.$count(agentIndexedFiles, inIndex);
}
