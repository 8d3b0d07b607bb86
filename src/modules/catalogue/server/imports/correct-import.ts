import type {
  CorrectedCell,
  ImportCorrection,
} from '#modules/catalogue/contract/import-corrections.ts';
import { importEntities, importErrors, importEvents } from '#modules/catalogue/contract/imports.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import {
  isSameCell,
  mergeCorrections,
  refuseManyCorrections,
} from '#platform/server/file-import/correct-cells.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { lockImport, startStep } from './change-import-step.ts';
import { findLines, type StoredLine } from './import-lines.queries.ts';
import type { ImportRow } from './imports.queries.ts';

interface Correction {
  readonly id: string;
  readonly jobs: Jobs;
  readonly corrections: readonly ImportCorrection[];
}

/** Keeps corrected cells with an import that was checked, and has it checked again. */
export async function correctImport(
  tx: Transaction,
  scope: Scope,
  { id, jobs, corrections: given }: Correction,
): Promise<ImportRow> {
  const row = await lockImport(tx, scope, { id, from: ['checked'] });
  if (row.source_id !== null || row.files_removed_at !== null)
    throw importErrors.import_not_there_now();
  const lines = await findLines(tx, row);
  const cells = given.map((each, number) => correctedCellOf(each, { row, lines, number }));
  const corrections = mergeCorrections(row.corrections, cells).filter(
    ({ value, was }) => value !== was,
  );
  refuseManyCorrections(corrections);
  await recordEvent(tx, scope, {
    name: importEvents.import_corrected,
    entity: importEntities.import,
    entityId: row.id,
    before: { cells: cells.map((cell) => nameCell(row, cell, cell.was)) },
    after: {
      company_code: row.company_code,
      cells: cells.map((cell) => nameCell(row, cell, cell.value)),
    },
  });
  return startStep(tx, scope, { row, jobs, status: 'checking', also: { corrections } });
}

interface Asked {
  readonly row: ImportRow;
  readonly lines: readonly StoredLine[];
  readonly number: number;
}

/** The cell with what the file has; refused where the check has shown no such cell. */
function correctedCellOf(
  correction: ImportCorrection,
  { row, lines, number }: Asked,
): CorrectedCell {
  const { table, line, place } = correction;
  const refuse = (name: 'table' | 'line' | 'place') =>
    errors.validation_failed({
      fields: [{ path: `corrections.${number}.${name}`, code: 'catalogue:errors.no_such_cell' }],
    });
  const described = row.tables.find(({ name, part }) => name === table && part !== null);
  if (described === undefined) throw refuse('table');
  const shown = lines.find((each) => each.table_name === table && each.line === line);
  if (shown === undefined) throw refuse('line');
  if ((described.columns[place] ?? null) === null) throw refuse('place');
  const before = row.corrections.find((each) => isSameCell(each, correction));
  return { ...correction, was: before?.was ?? shown.cells[place] ?? '' };
}

/** As the history shows it: `fields.csv 3 field_type: date`. */
function nameCell({ tables }: ImportRow, { table, line, place }: CorrectedCell, value: string) {
  const column = tables.find(({ name }) => name === table)?.columns[place] ?? '';
  return `${table} ${line} ${column}: ${value}`;
}
