import { and, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { fileImportLimits } from '#platform/contract/file-imports.ts';
import type { Context } from '../context.ts';
import { hasValues } from '../database/has-values.ts';
import { forgetStoredFiles } from '../files/stored-files.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import { actorOf } from './file-import-runs.ts';
import { forgetRefusals } from './find-file-import.queries.ts';
import { fileImportRecords, fileImports } from './file-imports.tables.ts';

const forgetFileImports = defineJob('platform.forget-file-imports', z.unknown());

const DAY_MS = 24 * 3600 * 1000;

/** Removes what old imports leave behind: their files, their refused rows, and what undoing them needs. */
export function forgetFileImportsJob({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): JobHandler {
  const run = async () => {
    const now = clock.now();
    const since = new Date(now.getTime() - fileImportLimits.keptDays * DAY_MS).toISOString();
    const old = await database.asSystem(
      (tx) =>
        tx
          .select()
          .from(fileImports)
          .where(
            and(
              isNull(fileImports.forgotten_at),
              lt(fileImports.updated_at, since),
              notInArray(fileImports.status, ['checking', 'importing', 'undoing']),
            ),
          ),
      { readOnly: true },
    );
    for (const row of old) {
      const { company_id, id, stored_file_id } = row;
      await database.inCompany(actorOf(row), async (tx) => {
        await forgetRefusals(tx, row);
        await tx
          .update(fileImportRecords)
          .set({ before: null, extras: null })
          .where(
            and(
              hasValues(fileImportRecords, { company_id, import_id: id }),
              isNotNull(fileImportRecords.before),
            ),
          );
        const isAbandoned = row.status === 'checked';
        await tx
          .update(fileImports)
          .set({
            forgotten_at: now.toISOString(),
            stored_file_id: null,
            lines: [],
            table_read: null,
            corrections: [],
            ...(isAbandoned ? { status: 'cancelled', finished_at: now.toISOString() } : {}),
          })
          .where(hasValues(fileImports, { company_id, id }));
        const files = stored_file_id === null ? [] : [stored_file_id];
        await forgetStoredFiles(tx, { companyId: company_id }, files);
      });
    }
  };
  return handleJob(forgetFileImports, run, { schedule: '45 3 * * *' });
}
