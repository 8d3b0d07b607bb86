import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';
import { syncJob, type SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { createCaller, type Caller } from './caller.ts';
import { createAgent, documentText, upload } from './documents.ts';
import { processorTimeOf } from './processes.ts';
import { percent, report, title } from './report.ts';
import { openTestBed } from './test-bed.ts';

/** Together about 20,000 chunks. */
const FILES = 200;
const LINES_A_FILE = 520;
const ROWS_A_STATEMENT = 128;
const POLL_EVERY_MS = 50;
const CHUNKS_A_SECOND = 2_000;
const LONGEST_SILENCE_SECONDS = 1;
const started = z.object({ id: z.string() });

/** How fast documents get into the index, through the API that everybody uses, beside bare inserts of the same rows. */
export async function measureSync({ embedded }: { embedded: boolean }): Promise<void> {
  const bed = await openTestBed({ embedded });
  try {
    const caller = createCaller(() => bed.ours.address);
    const agentId = await createAgent(caller);
    const numbers = Array.from({ length: FILES }, (_, number) => number);
    for (const number of numbers) {
      const text = documentText(number, LINES_A_FILE);
      await upload(caller, agentId, { filename: `file-${number}.txt`, text });
    }
    title(`Sync of ${FILES} files, built-in model, ${bed.name}`);
    const before = processorTimeOf(bed.ours.pid);
    const { job, seconds, silence } = await sync(caller, agentId);
    const processor = processorTimeOf(bed.ours.pid) - before;
    const ours = job.chunks_embedded / seconds;
    const floor = await bareInserts(bed.pool);
    report(
      {
        what: 'chunks a second',
        ours: `${ours.toFixed(0)}/s`,
        floor: `${floor.toFixed(0)}/s`,
        ratio: percent(ours / floor),
        budget: `>= ${CHUNKS_A_SECOND}/s`,
        met: ours >= CHUNKS_A_SECOND,
      },
      {
        what: '  longest without progress',
        ours: `${silence.toFixed(2)} s`,
        budget: `<= ${LONGEST_SILENCE_SECONDS} s`,
        met: silence <= LONGEST_SILENCE_SECONDS,
      },
      {
        what: '  files and chunks',
        ours: `${job.files_sent} / ${job.chunks_embedded}`,
        budget: job.status,
        met: job.status === 'success' && job.files_sent === FILES,
      },
      {
        what: '  processor a chunk',
        ours: `${(processor / job.chunks_embedded).toFixed(2)} ms`,
      },
      { what: '  milliseconds by stage', ours: JSON.stringify(job.stages) },
    );
  } finally {
    await bed.close();
  }
}

/** From the press of the button to the end, and the longest time in which a watcher saw nothing new. */
async function sync(
  caller: Caller,
  agentId: string,
): Promise<{ job: SyncJob; seconds: number; silence: number }> {
  const began = performance.now();
  const { id } = started.parse(await caller.call('POST', `/v1/agents/${agentId}/sync`, {}));
  let seen = '';
  let changedAt = began;
  let silence = 0;
  for (;;) {
    const job = syncJob.parse(await caller.call('GET', `/v1/sync-jobs/${id}`));
    const now = performance.now();
    const shown = `${job.status} ${job.current_file} ${job.chunks_embedded}`;
    if (shown !== seen) {
      silence = Math.max(silence, now - changedAt);
      [seen, changedAt] = [shown, now];
    }
    if (job.status !== 'running') {
      return { job, seconds: (now - began) / 1_000, silence: silence / 1_000 };
    }
    await sleep(POLL_EVERY_MS);
  }
}

/** The rows of the sync once more, by the bare driver; they are there already. */
async function bareInserts(pool: Pool): Promise<number> {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select company_id, file_id, revision, chunk_no, text, embedding from agent_chunks',
  );
  await pool.query('create table bare_chunks (like agent_chunks including all)');
  const began = performance.now();
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const batch = rows.slice(from, from + ROWS_A_STATEMENT);
    const column = (name: string) => batch.map((row) => row[name]);
    await pool.query('begin');
    await pool.query(
      `insert into bare_chunks (company_id, file_id, revision, chunk_no, text, embedding)
       select * from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::bytea[])`,
      ['company_id', 'file_id', 'revision', 'chunk_no', 'text', 'embedding'].map(column),
    );
    await pool.query('commit');
  }
  return rows.length / ((performance.now() - began) / 1_000);
}
