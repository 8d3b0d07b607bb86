import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { callerOf, check, commit, sendFiles, timed } from './import/import-steps.ts';
import { writeFiles } from './import/wide-files.ts';
import { addPeople } from './people.ts';
import { memoryOf, type Running } from './processes.ts';
import { percent, report, title } from './report.ts';
import { openTestBed } from './test-bed.ts';

const USUAL_FIELDS = 1_000_000;
const POLL_EVERY_MS = 100;
const MEGABYTE = 1_000_000;
const BUDGET = 0.3;

interface Settings {
  readonly embedded: boolean;
  readonly fields: string | undefined;
}

/** A company with this many fields, brought by files: received, checked row by row, and written in one go. */
export async function measureImport({ embedded, fields }: Settings): Promise<void> {
  const count = Number(fields ?? USUAL_FIELDS);
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const bed = await openTestBed({ embedded });
  try {
    title(`Import of ${count} fields, ${bed.name}`);
    const files = await writeFiles(folder, count);
    const call = callerOf(bed.ours, await addPeople(bed.pool));
    const before = memoryOf(bed.ours.pid);
    const peak = watchMemory(bed.ours);

    const received = await timed(() => sendFiles(call, 'WIDE', files));
    const checked = await timed(() => check(call, received.result));
    const written = await timed(() => commit(call, received.result));
    const more = (peak.stop() - before) / MEGABYTE;

    const row = (what: string, seconds: number) => ({
      what,
      ours: `${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s`,
    });
    report(
      row('received', received.seconds),
      row('checked', checked.seconds),
      row('written', written.seconds),
      {
        what: 'memory more, at its peak',
        ours: `${more.toFixed(0)} MB`,
        budget: '<= 250 MB',
        met: more <= 250,
      },
      { what: 'progress reports seen', ours: String(written.result.steps) },
    );
    if (!bed.embedded) await compareWithCopy(bed.pool, count, written.seconds);
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** COPY of the same rows into a table with the same indexes, and into one without any. */
async function compareWithCopy(pool: Pool, count: number, ours: number): Promise<void> {
  const file = join(tmpdir(), `backoffice-bench-${process.pid}.copy`);
  await pool.query(`copy catalogue_fields to '${file}'`);
  for (const [what, like] of [
    ['COPY, with the same indexes', 'including all'],
    ['COPY, with none', 'including defaults including generated'],
  ] as const) {
    await pool.query(`create table copied (like catalogue_fields ${like})`);
    const { seconds } = await timed(() => pool.query(`copy copied from '${file}'`));
    await pool.query('drop table copied');
    const isFloor = like === 'including all';
    report({
      what,
      ours: `${Math.round(count / ours)}/s`,
      floor: `${Math.round(count / seconds)}/s`,
      ratio: percent(seconds / ours),
      ...(isFloor ? { budget: `>= ${percent(BUDGET)}`, met: seconds / ours >= BUDGET } : {}),
    });
  }
  await pool.query(`copy (select) to program 'rm ${file}'`);
}

function watchMemory({ pid }: Running) {
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, memoryOf(pid))), POLL_EVERY_MS);
  return {
    stop() {
      clearInterval(look);
      return most;
    },
  };
}
