import { and, eq } from 'drizzle-orm';
import { importErrors } from '#modules/catalogue/contract/imports.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeTable } from '../import-files/describe-tables.ts';
import { openTables } from '../import-files/open-tables.ts';
import { importRuns } from './import-runs.ts';
import { findImportRow, type ImportRow } from './imports.queries.ts';
import { catalogueImports } from './imports.tables.ts';
import { findImportedFiles } from './open-import.ts';

interface Choice {
  readonly id: string;
  readonly table: string;
  readonly header_line: number;
}

/**
 * Reads a table again whose headings are in another line. Answers what stores it in a transaction, as the file is
 * read outside of one.
 */
export async function chooseHeadings(
  { database, files, translator }: Pick<Context, 'database' | 'files' | 'translator'>,
  scope: Scope,
  { id, table: name, header_line }: Choice,
): Promise<(tx: Transaction) => Promise<ImportRow>> {
  const stored = await database.inCompany(
    scope,
    async (tx) => {
      const row = refuseUnlessMapping(await findImportRow(tx, scope, id));
      return findImportedFiles(tx, row, files);
    },
    { readOnly: true },
  );
  const table = (await openTables(stored)).find((each) => each.name === name);
  if (table === undefined || table.part !== undefined) throw importErrors.import_without_tables();
  const described = await describeTable(table, { translator, headerLine: header_line });
  return async (tx) => {
    const row = refuseUnlessMapping(await importRuns.lock(tx, scope, id));
    const tables = row.tables.map((each) => (each.name === name ? described : each));
    const [after] = await tx
      .update(catalogueImports)
      .set({ tables, updated_at: new Date().toISOString() })
      .where(and(eq(catalogueImports.company_id, row.company_id), eq(catalogueImports.id, id)))
      .returning();
    if (after === undefined) throw errors.not_found();
    return after;
  };
}

function refuseUnlessMapping(row: ImportRow): ImportRow {
  if (row.status !== 'mapping') throw importErrors.import_not_there_now();
  return row;
}
