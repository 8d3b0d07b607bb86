import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import type { RowProblem } from '../import-files/read-entries.ts';
import type { ImportRow } from './imports.queries.ts';
import { catalogueImportProblems } from './imports.tables.ts';

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

export async function removeProblems(
  tx: Transaction,
  { company_id, id }: ImportRow,
): Promise<void> {
  await tx
    .delete(catalogueImportProblems)
    .where(hasValues(catalogueImportProblems, { company_id, import_id: id }));
}
