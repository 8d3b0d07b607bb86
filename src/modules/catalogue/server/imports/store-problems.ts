import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import type { CollectedLine } from './collect-lines.ts';
import type { RowProblem } from '../import-files/read-entries.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImportLines, catalogueImportProblems } from './imports.tables.ts';

const LONGEST_VALUE = 200;

/** Stores problems with rows of an import, numbered after those found before. */
export async function storeProblems(
  tx: Transaction,
  { company_id, id: import_id }: ImportRow,
  { problems, before }: { problems: readonly RowProblem[]; before: number },
): Promise<void> {
  await insertRows(tx, catalogueImportProblems, {
    rows: problems.map(({ table, line, column, value, code, parameter = null }, place) => ({
      company_id,
      import_id,
      number: before + place + 1,
      table_name: table,
      line,
      column_name: column,
      value: value.slice(0, LONGEST_VALUE),
      code,
      parameter,
    })),
  });
}

/** Stores the rows that people see after a check. */
export async function storeLines(
  tx: Transaction,
  { company_id, id: import_id }: ImportRow,
  lines: readonly CollectedLine[],
): Promise<void> {
  await insertRows(tx, catalogueImportLines, {
    rows: lines.map(({ table, line, cells, problems }, place) => ({
      company_id,
      import_id,
      number: place + 1,
      table_name: table,
      line,
      cells,
      problems: problems.map(({ column, code, parameter = null }) => ({ column, code, parameter })),
    })),
  });
}

/** Removes what a check has found. */
export async function removeFindings(
  tx: Transaction,
  { company_id, id }: ImportRow,
): Promise<void> {
  for (const table of [catalogueImportProblems, catalogueImportLines]) {
    await tx.delete(table).where(hasValues(table, { company_id, import_id: id }));
  }
}
