import type {
  FileRevision,
  EmbeddedChunk,
  LiveFile,
  ChunkStretch,
  StoredChunk,
} from '#libraries/retrieval/chunks.ts';
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agentChunks, agentIndexedFiles, agentIndexes } from './indexing.tables.ts';
import { SupersededError } from './index-errors.ts';
import type { IndexAddress, StoredRevision } from '../agents/retrieval.ts';

/** A check whether a copy of an index is still right; equal marks mean equal content. */
export async function readChangeMark(tx: Transaction, index: IndexAddress): Promise<string> {
  const { rows } = await tx.execute<{ change_no: number | null; files: number }>(sql`
    select
      (select ${agentIndexes.change_no} from ${agentIndexes} where ${ofAgent(index)}) as change_no,
      (select count(*)::integer from ${agentIndexedFiles} where ${ofIndex(index)}) as files`);
  // Files also leave with their agent or document, which counts no change.
  return `${rows[0]?.change_no ?? 0}/${rows[0]?.files ?? 0}`;
}

export function readLiveFiles(tx: Transaction, index: IndexAddress): Promise<LiveFile[]> {
  return tx
    .select({
      fileId: agentIndexedFiles.file_id,
      revision: agentIndexedFiles.revision,
      modelId: agentIndexedFiles.model_id,
      chunks: agentIndexedFiles.chunks_count,
    })
    .from(agentIndexedFiles)
    .where(ofIndex(index))
    .orderBy(agentIndexedFiles.file_id);
}

/** The size of each version of each file of the agent, invisible ones included. */
export async function countChunks(
  tx: Transaction,
  { companyId, agentId, generation }: IndexAddress,
): Promise<StoredRevision[]> {
  const rows = await tx
    .select({
      fileId: agentChunks.file_id,
      revision: agentChunks.revision,
      chunks: sql`count(*)`.mapWith(Number),
    })
    .from(agentFiles)
    .innerJoin(
      agentChunks,
      hasValues(agentChunks, {
        company_id: agentFiles.company_id,
        file_id: agentFiles.id,
        generation,
      }),
    )
    .where(and(eq(agentFiles.company_id, companyId), eq(agentFiles.agent_id, agentId)))
    .groupBy(agentChunks.file_id, agentChunks.revision);
  return rows.map((row) => ({ ...row, vectors: 0 }));
}

export async function readChunks(
  tx: Transaction,
  index: IndexAddress,
  stretches: readonly ChunkStretch[],
): Promise<StoredChunk[]> {
  const column = <Value>(valueOf: (stretch: ChunkStretch) => Value) =>
    sql.param(stretches.map((stretch) => valueOf(stretch)));
  const { rows } = await tx.execute<{
    file_id: string;
    revision: string;
    chunk_no: number;
    text: string;
    embedding: Buffer;
  }>(sql`
    select asked.file_id, asked.revision, chunk.chunk_no, chunk.text, chunk.embedding
    from unnest(
      ${column(({ fileId }) => fileId)}::uuid[],
      ${column(({ revision }) => revision)}::uuid[],
      ${column(({ from }) => from)}::integer[],
      ${column(({ to }) => to)}::integer[]) as asked (file_id, revision, first, next)
    cross join lateral (
      select chunk_no, text, embedding from ${agentChunks}
      where company_id = ${index.companyId} and file_id = asked.file_id
        and revision = asked.revision and chunk_no >= asked.first and chunk_no < asked.next
      -- A subquery of its own, so that the index is entered by all of it and not a whole file read for each row.
      offset 0) as chunk
    order by asked.file_id, chunk.chunk_no`);
  return rows.map((row) => ({
    fileId: row.file_id,
    revision: row.revision,
    chunkNo: row.chunk_no,
    text: row.text,
    embedding: new Int8Array(row.embedding),
  }));
}

export async function readPassages(
  tx: Transaction,
  index: IndexAddress,
  found: readonly { readonly fileId: string; readonly chunkNo: number }[],
): Promise<{ fileId: string; chunkNo: number; text: string; page: number | null }[]> {
  const { rows } = await tx.execute<{
    file_id: string;
    chunk_no: number;
    text: string;
    page: number | null;
  }>(sql`
    select asked.file_id, asked.chunk_no, chunk.text, chunk.page
    from unnest(${sql.param(found.map(({ fileId }) => fileId))}::uuid[],
      ${sql.param(found.map(({ chunkNo }) => chunkNo))}::integer[]) as asked (file_id, chunk_no)
    cross join lateral (
      select agent_id, revision from ${agentIndexedFiles}
      where company_id = ${index.companyId} and file_id = asked.file_id
        and generation = ${index.generation} offset 0) as file
    cross join lateral (
      select text, page from ${agentChunks}
      where company_id = ${index.companyId} and file_id = asked.file_id
        and revision = file.revision and chunk_no = asked.chunk_no
      -- A subquery of its own, so that the index is entered by all of it and not a whole file read for each row.
      offset 0) as chunk
    where file.agent_id = ${index.agentId}`);
  return rows.map(({ file_id: fileId, chunk_no: chunkNo, text, page }) => ({
    fileId,
    chunkNo,
    text,
    page,
  }));
}

/** Writes chunks which no search sees before `makeLive`; their vectors are equally long. */
export async function insertChunks(
  tx: Transaction,
  index: IndexAddress,
  { fileId, revision, chunks }: FileRevision & { readonly chunks: readonly EmbeddedChunk[] },
): Promise<void> {
  const column = <Value>(valueOf: (chunk: EmbeddedChunk) => Value) =>
    sql.param(chunks.map((chunk) => valueOf(chunk)));
  const length = chunks[0]?.embedding.length ?? 0;
  const embeddings = Buffer.concat(
    chunks.map(({ embedding }) => Buffer.from(embedding.buffer, embedding.byteOffset, length)),
  );
  // Whole columns as arrays: one small statement whatever the number of rows. The vectors travel as one
  // value, because bytes in an array are spelled out in letters.
  await tx.execute(sql`
    insert into ${agentChunks}
      (company_id, file_id, revision, generation, chunk_no, page, text, embedding)
    select ${index.companyId}::integer, ${fileId}::uuid, ${revision}::uuid,
      ${index.generation}::integer, chunk_no, page, text,
      substring(${embeddings}::bytea from (place::integer - 1) * ${length}::integer + 1 for ${length}::integer)
    from unnest(
      ${column(({ chunkNo }) => chunkNo)}::integer[],
      ${column(({ page }) => page ?? null)}::integer[],
      ${column(({ text }) => text)}::text[]) with ordinality as chunk (chunk_no, page, text, place)`);
}

/**
 * Makes searches of an index see a revision in place of what they saw of the file, and removes the other
 * revisions that were written for this index. The change is counted first, which makes the writers of one index
 * wait for one another.
 */
export async function makeLive(
  tx: Transaction,
  index: IndexAddress,
  { fileId, revision, modelId, chunks }: LiveFile,
): Promise<void> {
  await tx
    .insert(agentIndexes)
    .values({ company_id: index.companyId, agent_id: index.agentId, change_no: 1 })
    .onConflictDoUpdate({
      target: [agentIndexes.company_id, agentIndexes.agent_id],
      set: { change_no: sql`${agentIndexes.change_no} + 1` },
    });
  const written = await tx.$count(agentChunks, ofRevision(index, { fileId, revision }));
  if (written !== chunks) throw new SupersededError(fileId);
  const { agentId, generation } = index;
  // The sync that called this records the content, once it is visible here.
  const live = {
    agent_id: agentId,
    revision,
    model_id: modelId,
    chunks_count: chunks,
    content_hash: null,
  };
  await tx
    .insert(agentIndexedFiles)
    .values({ company_id: index.companyId, file_id: fileId, generation, ...live })
    .onConflictDoUpdate({
      target: [
        agentIndexedFiles.company_id,
        agentIndexedFiles.file_id,
        agentIndexedFiles.generation,
      ],
      set: live,
    });
  await tx
    .delete(agentChunks)
    .where(
      and(
        hasValues(agentChunks, { company_id: index.companyId, file_id: fileId, generation }),
        ne(agentChunks.revision, revision),
      ),
    );
}

/** Removes what a run wrote; a run that failed after its last step has done its work, which stays. */
export async function deleteUnlessLive(
  tx: Transaction,
  index: IndexAddress,
  revision: FileRevision,
): Promise<void> {
  const live = tx
    .select({ fileId: agentIndexedFiles.file_id })
    .from(agentIndexedFiles)
    .where(
      hasValues(agentIndexedFiles, {
        company_id: index.companyId,
        file_id: revision.fileId,
        revision: revision.revision,
      }),
    );
  await tx.delete(agentChunks).where(and(ofRevision(index, revision), notExists(live)));
}

export async function deleteFiles(
  tx: Transaction,
  index: IndexAddress,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  for (const table of [agentIndexedFiles, agentChunks]) {
    await tx
      .delete(table)
      .where(
        and(
          hasValues(table, { company_id: index.companyId, generation: index.generation }),
          inArray(table.file_id, [...fileIds]),
        ),
      );
  }
  await tx
    .update(agentIndexes)
    .set({ change_no: sql`${agentIndexes.change_no} + 1` })
    .where(ofAgent(index));
}

function ofAgent({ companyId, agentId }: IndexAddress) {
  return and(eq(agentIndexes.company_id, companyId), eq(agentIndexes.agent_id, agentId));
}

function ofIndex({ companyId, agentId, generation }: IndexAddress) {
  return hasValues(agentIndexedFiles, { company_id: companyId, agent_id: agentId, generation });
}

function ofRevision({ companyId }: IndexAddress, { fileId, revision }: FileRevision) {
  return hasValues(agentChunks, { company_id: companyId, file_id: fileId, revision });
}
