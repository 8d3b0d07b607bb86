import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCustomerFile } from '../import/customer-file.ts';
import { copyAgain, ended, importCaller } from '../import/record-imports.ts';
import { timed } from '../import/import-steps.ts';
import { addPeople } from '../people.ts';
import { memoryOf } from '../processes.ts';
import { percent, report, title } from '../report.ts';
import { openTestBed } from '../test-bed.ts';

const COUNT = 100_000;
const POLL_EVERY_MS = 100;
const MEGABYTE = 1_000_000;
const COPY_BUDGET = 0.3;
const UNDO_BUDGET = 10;

/** 100,000 customers from a file: checked, imported, compared with COPY of them and their history, and undone. */
export async function measureCustomerImport({
  embedded,
}: {
  readonly embedded: boolean;
}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-files-'));
  const bed = await openTestBed({ embedded });
  try {
    title(`Import of ${COUNT} customers, ${bed.name}`);
    const file = join(folder, 'customers.csv');
    await writeCustomerFile(file, COUNT);
    const call = importCaller(bed.ours, await addPeople(bed.pool));
    const before = memoryOf(bed.ours.pid);
    let most = 0;
    const look = setInterval(() => (most = Math.max(most, memoryOf(bed.ours.pid))), POLL_EVERY_MS);

    const form = new FormData();
    form.append('kind', 'customers');
    form.append('options', JSON.stringify({ mode: 'both', key: 'phone' }));
    form.append('file', await openAsBlob(file), 'customers.csv');
    const { id } = await call('POST', '/v1/imports', form);
    const checked = await timed(() => ended(call, id, 'checked'));
    const written = await timed(async () => {
      await call('POST', `/v1/imports/${id}/commit`, {});
      return ended(call, id, 'imported');
    });
    const copied = bed.embedded ? undefined : await copyAgain(bed.pool, ['customers', 'event_log']);
    const undone = await timed(async () => {
      await call('POST', `/v1/imports/${id}/undo`);
      return ended(call, id, 'undone');
    });
    clearInterval(look);
    const row = (what: string, seconds: number) => ({
      what,
      ours: `${seconds.toFixed(1)} s, ${Math.round(COUNT / seconds)}/s`,
    });
    report(
      row('checked', checked.seconds),
      {
        ...row('imported', written.seconds),
        ...(copied !== undefined && {
          floor: `${copied.toFixed(1)} s COPY`,
          ratio: percent(copied / written.seconds),
          budget: `>= ${percent(COPY_BUDGET)}`,
          met: copied / written.seconds >= COPY_BUDGET,
        }),
      },
      {
        ...row('undone', undone.seconds),
        budget: `<= ${UNDO_BUDGET} s`,
        met: undone.seconds <= UNDO_BUDGET,
      },
      { what: 'longest time between two reports', ours: `${written.result.longest.toFixed(1)} s` },
      { what: 'memory more, at its peak', ours: `${((most - before) / MEGABYTE).toFixed(0)} MB` },
    );
  } finally {
    await bed.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
