import { and, eq } from 'drizzle-orm';
import { fileErrors, type TableChoices } from '#platform/contract/file-import.ts';
import type { FileImportOptions, ImportFacts } from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import { cleanFilename } from '../files/clean-filename.ts';
import { receiveFile, type ReceivedFile, type Receiving } from '../http/receive-file.ts';
import { newId } from '../ids.ts';
import { fileImportRuns, type FileImportRow } from './file-import-runs.ts';
import { fileImports } from './file-imports.tables.ts';
import { announceRecords, recordStart } from './finish-file-import.ts';
import { gatherFacts, totalsOf } from './gather-facts.ts';
import {
  countRows,
  type BatchPlan,
  type ImportKind,
  type OpenedImport,
  type ReadBatch,
} from './import-kind.ts';
import { reportFile } from './report-file.ts';
import { lockKind, writeBatch } from './write-batch.ts';

type Needs = Pick<Context, 'database' | 'files' | 'translator'>;

interface Call extends Receiving {
  readonly kind: ImportKind;
  readonly scope: Scope;
  readonly options: FileImportOptions;
  readonly choices: TableChoices;
  readonly dryRun: boolean;
  /** Whether rows with problems are left out. */
  readonly leavesOut: boolean;
  /** Larger files are imported by a job. */
  readonly most: number;
}

interface PlannedBatch {
  readonly batch: ReadBatch;
  readonly plan: BatchPlan;
}

/** Imports a small file in the call that brings it: all of it or nothing. A dry run only reports. */
export async function importAtOnce({ database, files, translator }: Needs, call: Call) {
  const { kind, options, choices, dryRun, leavesOut } = call;
  const importId = newId();
  // By it the history finds what an import has done.
  const scope = dryRun ? call.scope : { ...call.scope, requestId: importId };
  const { language } = scope;
  const received = await receiveFile(files, call);
  try {
    const { path } = received.content;
    const reader = { translator, language, choices, isTrial: dryRun };
    const opened = await kind.open(path, { options, ...reader });
    const batches = await readAll(opened, call.most);
    return await database.inCompany(
      scope,
      async (tx) => {
        if (!dryRun) await lockKind(tx, scope, kind);
        const planned: PlannedBatch[] = [];
        for (const batch of batches) {
          planned.push({ batch, plan: await batch.plan(tx, scope, { isTrial: dryRun }) });
        }
        const problems = planned.flatMap(({ batch, plan }) => [
          ...batch.problems,
          ...plan.problems,
        ]);
        const report = reportFile({
          table: opened.description,
          lines: batches.flatMap(({ lines }) => lines),
          problems,
          dryRun,
          leavesOut,
          language,
          translator,
        });
        const figures = {
          created: sum(planned, ({ plan }) => plan.created),
          updated: sum(planned, ({ plan }) => plan.updated),
          unchanged: sum(planned, ({ plan }) => plan.unchanged),
          left_out: new Set(problems.map(({ line }) => line)).size,
        };
        const rows = sum(batches, countRows);
        const totals = batches.map(totalsOf).reduce<ImportFacts>(gatherFacts, {});
        if (!dryRun) {
          const writing = { ...call, scope, importId, received, opened, planned, rows, totals };
          await writeAll(tx, writing);
        }
        const facts = planned.reduce<ImportFacts>(
          (gathered, { plan }) => gatherFacts(gathered, plan.facts),
          totals,
        );
        return { dry_run: dryRun, rows, ...figures, ...facts, ...report };
      },
      { readOnly: dryRun },
    );
  } finally {
    await files.discard(received.content);
  }
}

async function readAll(opened: OpenedImport, limit: number): Promise<ReadBatch[]> {
  const batches: ReadBatch[] = [];
  for await (const batch of opened.batches()) {
    batches.push(batch);
    const count = sum(batches, ({ lines }) => lines.length);
    if (count > limit) throw fileErrors.too_many_rows({ parameters: { limit } });
  }
  return batches;
}

interface Writing extends Pick<Call, 'kind' | 'scope' | 'options' | 'leavesOut'> {
  readonly importId: string;
  readonly received: ReceivedFile;
  readonly opened: OpenedImport;
  readonly planned: readonly PlannedBatch[];
  readonly rows: number;
  readonly totals: ImportFacts;
}

async function writeAll(tx: Transaction, writing: Writing): Promise<void> {
  const { kind, scope, importId, planned } = writing;
  const row = await storeImport(tx, writing);
  await recordStart(tx, row);
  for (const [place, { batch, plan }] of planned.entries()) {
    await writeBatch(tx, scope, { kind, importId, number: place + 1, batch, plan });
  }
  const ended = await fileImportRuns.lock(tx, scope, row.id);
  if (ended.refused_count > 0) {
    await tx
      .update(fileImports)
      .set({ status: 'imported_with_errors' })
      .where(and(eq(fileImports.company_id, row.company_id), eq(fileImports.id, row.id)));
  }
  await announceRecords(tx, ended, kind);
}

async function storeImport(
  tx: Transaction,
  { kind, scope, importId, options, leavesOut, received, opened, planned, rows, totals }: Writing,
): Promise<FileImportRow> {
  const now = new Date().toISOString();
  const [row] = await tx
    .insert(fileImports)
    .values({
      company_id: scope.companyId,
      id: importId,
      kind: kind.name,
      status: 'imported',
      filename: cleanFilename(received.filename) ?? '-',
      size_bytes: received.content.size_bytes,
      options,
      leave_out: leavesOut,
      table_read: opened.description,
      facts: totals,
      rows_done: rows,
      rows_total: rows,
      batches_done: planned.length,
      created_by: scope.userId,
      created_by_employee: scope.employeeId,
      language: scope.language,
      committed_at: now,
      finished_at: now,
    })
    .returning();
  if (row === undefined) throw new Error('The import was not returned');
  return row;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
