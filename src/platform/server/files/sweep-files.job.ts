import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/transactions.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import type { FileStore } from './file-store.ts';
import { storedFiles } from './stored-files.tables.ts';

/** Long enough that no request can still be about to register its content. */
const GRACE_MS = 24 * 3600 * 1000;
const BATCH = 500;

const sweepFiles = defineJob('platform.sweep-files', z.unknown());

interface Needs {
  database: Database;
  files: FileStore;
  clock: Clock;
}

/** Removes what interrupted uploads and deleted records left on the disk. */
export function sweepFilesJob({ database, files, clock }: Needs): JobHandler {
  const run = async () => {
    const before = new Date(clock.now().getTime() - GRACE_MS);
    await files.sweepReceived(before);
    let batch: string[] = [];
    for await (const key of files.listOlderThan(before)) {
      batch.push(key);
      if (batch.length === BATCH) {
        await removeUnnamed(batch);
        batch = [];
      }
    }
    await removeUnnamed(batch);
  };

  const removeUnnamed = async (keys: string[]) => {
    if (keys.length === 0) return;
    const named = await database.asSystem(
      (tx) =>
        tx
          .select({ key: storedFiles.storage_key })
          .from(storedFiles)
          .where(inArray(storedFiles.storage_key, keys)),
      { readOnly: true },
    );
    const inUse = new Set(named.map(({ key }) => key));
    for (const key of keys) if (!inUse.has(key)) await files.remove(key);
  };

  return handleJob(sweepFiles, run, { schedule: '0 3 * * *' });
}
