import { asc } from 'drizzle-orm';
import type { ImportLine } from '#modules/catalogue/contract/import-corrections.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { messageOf } from './import-problems.queries.ts';
import { findImportRow, type ImportRow } from './imports.queries.ts';
import { catalogueImportLines } from './imports.tables.ts';

export type StoredLine = typeof catalogueImportLines.$inferSelect;

/** The rows of an import that people see, table by table. */
export async function findLines(
  tx: Transaction,
  { company_id, id: import_id }: Pick<ImportRow, 'company_id' | 'id'>,
): Promise<StoredLine[]> {
  return tx
    .select()
    .from(catalogueImportLines)
    .where(hasValues(catalogueImportLines, { company_id, import_id }))
    .orderBy(asc(catalogueImportLines.number));
}

/** The same with what is wrong in them, in the caller's language. */
export async function listImportLines(
  tx: Transaction,
  scope: Scope,
  { id, translator }: { readonly id: string; readonly translator: Translator },
): Promise<ImportLine[]> {
  const lines = await findLines(tx, await findImportRow(tx, scope, id));
  return lines.map(({ table_name: table, line, cells, problems }) => ({
    table,
    line,
    cells: [...cells],
    problems: problems.map(({ column, code, parameter }) => {
      const { key, parameters } = messageOf({ column_name: column, code, parameter });
      return { column, message: translator.translate(scope.language, key, parameters) };
    }),
  }));
}
