import { and, asc } from 'drizzle-orm';
import {
  IMPORT_PARTS,
  importFormat,
  type FormatColumn,
} from '#modules/catalogue/contract/import-format.ts';
import type { ImportProblem } from '#modules/catalogue/contract/imports.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { idsInOrder, isOneOf } from '#platform/server/database/many-ids.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findImportRow } from './imports.queries.ts';
import { catalogueImportProblems } from './imports.tables.ts';

type ProblemRow = typeof catalogueImportProblems.$inferSelect;

/** What is wrong with the rows of an import, in the order in which it was found. */
export async function listImportProblems(
  tx: Transaction,
  scope: Scope,
  { id, query, translator }: { id: string; query: PageQuery; translator: Translator },
) {
  await findImportRow(tx, scope, id);
  const where = problemsOf(scope, id);
  const rows = tx
    .select()
    .from(catalogueImportProblems)
    .where(where)
    .orderBy(asc(catalogueImportProblems.number));
  const page = await readPage(tx, { rows, table: catalogueImportProblems, where, query });
  const data = page.data.map((row): ImportProblem => {
    const { key, parameters } = messageOf(row);
    const { table_name: table, line, column_name: column, value } = row;
    const message = translator.translate(scope.language, key, parameters);
    return { table, line, column, value, message };
  });
  return { ...page, data };
}

interface ExportedCell extends Pick<ProblemRow, 'table_name' | 'line' | 'column_name' | 'value'> {
  /** What the file has, where the cell was corrected. */
  readonly was: string | null;
  readonly message: ReturnType<typeof messageOf>;
}

/** What the id of a corrected cell begins with; problems have their numbers. */
const CORRECTED = 'corrected ';

/** The same as a file, after the cells that were corrected. */
export function problemList(scope: Scope, importId: string): ExportableList<ExportedCell> {
  const where = problemsOf(scope, importId);
  return {
    title: 'catalogue:problems.file',
    columns: [
      { heading: 'catalogue:problems.columns.table', width: 32, cell: (row) => row.table_name },
      { heading: 'catalogue:problems.columns.line', width: 10, cell: (row) => row.line },
      { heading: 'catalogue:problems.columns.column', width: 20, cell: (row) => row.column_name },
      { heading: 'catalogue:problems.columns.value', width: 28, cell: (row) => row.value },
      { heading: 'catalogue:problems.columns.was', width: 28, cell: (row) => row.was },
      {
        heading: 'catalogue:problems.columns.message',
        width: 48,
        cell: ({ message: { key, parameters } }, say) => say(key, parameters),
      },
    ],
    async findIds(tx) {
      const corrected = await findCorrectedCells(tx, scope, importId);
      const listed = tx
        .select({ number: catalogueImportProblems.number })
        .from(catalogueImportProblems)
        .where(where)
        .orderBy(asc(catalogueImportProblems.number));
      return [...corrected.map(({ id }) => id), ...(await idsInOrder(tx, listed))];
    },
    async readRows(tx, ids) {
      const corrected = await findCorrectedCells(tx, scope, importId);
      const numbers = ids.filter((id) => !id.startsWith(CORRECTED)).map(Number);
      const problems = await tx
        .select()
        .from(catalogueImportProblems)
        .where(and(where, isOneOf(catalogueImportProblems.number, numbers)));
      const isSameCell = (one: Pick<ExportedCell, CellName>, other: Pick<ExportedCell, CellName>) =>
        one.table_name === other.table_name &&
        one.line === other.line &&
        one.column_name === other.column_name;
      return [
        ...corrected.filter(({ id }) => ids.includes(id)),
        ...problems.map((row) => ({
          ...row,
          id: String(row.number),
          was: corrected.find((each) => isSameCell(each, row))?.was ?? null,
          message: messageOf(row),
        })),
      ];
    },
  };
}

type CellName = 'table_name' | 'line' | 'column_name';

async function findCorrectedCells(tx: Transaction, scope: Scope, importId: string) {
  const { corrections, tables } = await findImportRow(tx, scope, importId);
  return corrections.map(({ table, line, place, value, was }, number) => ({
    id: `${CORRECTED}${number}`,
    table_name: table,
    line,
    column_name: tables.find(({ name }) => name === table)?.columns[place] ?? '',
    value,
    was,
    message: { key: 'catalogue:problems.corrected', parameters: {} },
  }));
}

function problemsOf({ companyId }: Pick<Scope, 'companyId'>, importId: string) {
  return hasValues(catalogueImportProblems, { company_id: companyId, import_id: importId });
}

/** The text of a problem. */
export function messageOf({
  code,
  parameter,
  column_name: column,
}: Pick<ProblemRow, 'code' | 'parameter' | 'column_name'>) {
  const choices = code === 'not_a_choice' ? choicesOf(column) : undefined;
  if (choices !== undefined)
    return { key: 'catalogue:imports.problems.not_one_of', parameters: { choices } };
  const parameters: TextParameters = parameter === null ? {} : { line: parameter };
  return { key: `catalogue:imports.problems.${code}`, parameters };
}

/** The values that a column takes, if all lists that have it take the same. */
function choicesOf(column: string): string | undefined {
  const different = new Set(
    IMPORT_PARTS.flatMap((part) => {
      const format: Readonly<Record<string, FormatColumn>> = importFormat[part];
      return format[column]?.choices?.join(', ') ?? [];
    }),
  );
  return different.size === 1 ? [...different][0] : undefined;
}
