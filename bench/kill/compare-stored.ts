import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { chunkText } from '#libraries/retrieval/chunk-text.ts';
import { CHUNKS } from '../documents.ts';
import type { Finding } from '../report.ts';

/** A document that the server acknowledged: the id it gave, and the text it received. */
export type Acknowledged = ReadonlyMap<string, { readonly id: string; readonly text: string }>;

interface Stored {
  readonly pool: Pool;
  /** Where the server stores content. */
  readonly folder: string;
  readonly agentId: string;
  readonly acknowledged: Acknowledged;
}

interface FileRow {
  readonly id: string;
  readonly filename: string;
  readonly status: string;
  readonly chunks: number | null;
  readonly indexed: number | null;
  readonly key: string | null;
}

/** The live index; others of the agent are being built or archived, and none of a killed run may be left. */
const LIVE = `coalesce(
  (select number from index_generations where agent_id = $1 and state = 'live'), 0)`;

/** Compares what was acknowledged with the rows, the content on the disk and the index. */
export async function compareStored(stored: Stored): Promise<Finding[]> {
  const { pool, folder, agentId, acknowledged } = stored;
  const files = await filesOf(pool, agentId);
  const byName = Map.groupBy(files, ({ filename }) => filename);
  const missing = [...acknowledged].filter(
    ([filename, { id }]) => !byName.get(filename)?.some((file) => file.id === id),
  );
  const known = files.filter(({ filename, id }) => acknowledged.get(filename)?.id === id);
  const contents = known.filter(({ filename, key }) => {
    const path = join(folder, 'kept', key?.slice(-2) ?? '', key ?? '');
    return key !== null && existsSync(path) && hash(readFileSync(path)) === hash(textOf(filename));
  });
  const notReady = files.filter((file) => file.status !== 'ready' || file.chunks !== file.indexed);
  const chunks = await compareChunks(stored, known);
  const [counted] = await rowsOf<Record<'files' | 'events' | 'runs' | 'hidden', number>>(
    pool,
    `select (select files_count from agents where id = $1) as files,
       (select count(*) from event_log where name = 'agents.file_added') as events,
       (select count(*) from sync_jobs where agent_id = $1) as runs,
       (select count(*) from agent_chunks chunk where not exists (
         select from agent_indexed_files file where file.file_id = chunk.file_id
           and file.revision = chunk.revision and file.generation = chunk.generation
           and file.generation = ${LIVE})) as hidden`,
    [agentId],
  );
  const left = globSync(join(folder, '{kept/*,incoming}/*')).length - contents.length;
  const total = acknowledged.size;
  return [
    expected('files missing', missing.length, 0),
    expected('files doubled or unknown', files.length - known.length, 0),
    expected('contents on disk as uploaded', contents.length, total),
    expected('files counted by the agent', counted?.files, total),
    expected('uploads in the history', counted?.events, total),
    expected('files not ready or not indexed', notReady.length, 0),
    expected('chunks as cut from the text', chunks.same, chunks.cut),
    expected('chunks missing', chunks.missing, 0),
    expected('chunks doubled', chunks.doubled, 0),
    expected('chunks that no search sees', counted?.hidden, 0),
    expected('runs', counted?.runs, 1),
    // Interrupted between the disk and the rows; the nightly sweep removes them.
    { what: 'contents of nobody', ours: String(left) },
  ];

  function textOf(filename: string): string {
    return acknowledged.get(filename)?.text ?? '';
  }
}

function expected(what: string, found: number | undefined, wanted: number): Finding {
  return { what, ours: String(found), budget: String(wanted), met: found === wanted };
}

function filesOf(pool: Pool, agentId: string): Promise<FileRow[]> {
  return rowsOf(
    pool,
    `select file.id, filename, status, file.chunks_count as chunks, indexed.chunks_count as indexed,
       (select storage_key from stored_files stored where stored.id = stored_file_id) as key
     from agent_files file left join agent_indexed_files indexed
       on indexed.file_id = file.id and indexed.generation = ${LIVE}
     where file.agent_id = $1`,
    [agentId],
  );
}

/** Compares each file's chunks with those that its text is cut into. */
async function compareChunks({ pool, agentId, acknowledged }: Stored, files: readonly FileRow[]) {
  const sums = { cut: 0, same: 0, missing: 0, doubled: 0 };
  for (const { id, filename } of files) {
    const text = acknowledged.get(filename)?.text ?? '';
    const cut = Array.from(chunkText([{ text }], CHUNKS), (chunk) => chunk.text);
    const rows = await rowsOf<{ text: string }>(
      pool,
      `select text
       from agent_chunks join agent_indexed_files using (company_id, file_id, revision, generation)
       where generation = ${LIVE} and file_id = $2 order by chunk_no`,
      [agentId, id],
    );
    sums.cut += cut.length;
    sums.same += cut.filter((chunk, position) => rows[position]?.text === chunk).length;
    sums.missing += Math.max(cut.length - rows.length, 0);
    sums.doubled += Math.max(rows.length - cut.length, 0);
  }
  return sums;
}

async function rowsOf<Row extends object>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>(text, [...values])).rows;
}

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
