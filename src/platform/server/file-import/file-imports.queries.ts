import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errors } from '#platform/contract/errors.ts';
import type {
  FileImport,
  FileImportDetail,
  FileImportProblem,
} from '#platform/contract/file-imports.ts';
import type { ImportedRecord } from '#platform/contract/imported-record.ts';
import { MOST_PROBLEMS } from '#platform/contract/file-import.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { hasValues } from '../database/has-values.ts';
import { readPage } from '../database/page.ts';
import type { Transaction } from '../database/transactions.ts';
import { nameGone } from '../events/gone-records.queries.ts';
import type { Translator } from '../texts/translator.ts';
import type { ImportKind } from './import-kind.ts';
import { withIds } from './imported-rows.ts';
import { mayUndo } from './change-file-import.ts';
import type { FileImportRow } from './file-import-runs.ts';
import {
  fileImportRecords,
  fileImportRefusals,
  fileImports,
  type StoredProblem,
} from './file-imports.tables.ts';

type Means = Pick<Context, 'employeeName' | 'translator'>;

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** Imports of these kinds, the latest first. */
export async function listFileImports(
  tx: Transaction,
  scope: Reader,
  { query, kinds, ...means }: { query: PageQuery; kinds: readonly string[] } & Means,
) {
  const where = and(
    eq(fileImports.company_id, scope.companyId),
    inArray(fileImports.kind, [...kinds]),
    // What was given up before anything was imported is of no interest.
    or(ne(fileImports.status, 'cancelled'), isNotNull(fileImports.committed_at)),
  );
  const rows = selectNamed(tx, scope, means)
    .where(where)
    .orderBy(desc(fileImports.created_at), desc(fileImports.id));
  const page = await readPage(tx, { rows, table: fileImports, where, query });
  return { ...page, data: page.data.map((row) => describe(row, scope, means.translator)) };
}

export async function findFileImport(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<FileImportRow> {
  const [row] = await tx
    .select()
    .from(fileImports)
    .where(hasValues(fileImports, { company_id: companyId, id }));
  if (row === undefined) throw errors.not_found();
  return row;
}

/** An import with how its file was read, the first lines and the first problems. */
export async function showFileImport(
  tx: Transaction,
  scope: Reader,
  { id, ...means }: { id: string } & Means,
): Promise<FileImportDetail> {
  const [row] = await selectNamed(tx, scope, means).where(
    hasValues(fileImports, { company_id: scope.companyId, id }),
  );
  if (row === undefined) throw errors.not_found();
  const { company_id, table_read: table, lines, reading } = row.own;
  const { line, is_repeated } = fileImportRefusals;
  const refusedRows = async (isRepeated: boolean) =>
    tx
      .select()
      .from(fileImportRefusals)
      .where(
        and(
          hasValues(fileImportRefusals, { company_id, import_id: id }),
          eq(is_repeated, isRepeated),
        ),
      )
      .orderBy(asc(line))
      .limit(MOST_PROBLEMS);
  const refused = [...(await refusedRows(false)), ...(await refusedRows(true))];
  const problems = refused
    .toSorted((one, other) => one.line - other.line)
    .flatMap((each) => each.problems.map((problem) => ({ ...problem, line: each.line })))
    .map((problem) => describeProblem(problem, scope, means.translator));
  const { meanings = [], omitted = [] } = reading;
  const figures = describe(row, scope, means.translator);
  return { ...figures, table, meanings, omitted, lines: lines.map(plain), problems };
}

function plain({ line, cells }: FileImportRow['lines'][number]) {
  return { line, cells: [...cells] };
}

function selectNamed(tx: Transaction, { language }: Reader, { employeeName }: Means) {
  const nameOf = (id: PgColumn) =>
    employeeName({ companyId: fileImports.company_id, id, language });
  return tx
    .select({
      own: fileImports,
      created_by_name: nameOf(fileImports.created_by_employee),
      undone_by_name: nameOf(fileImports.undone_by_employee),
    })
    .from(fileImports);
}

interface Named {
  readonly own: FileImportRow;
  readonly created_by_name: string | null;
  readonly undone_by_name: string | null;
}

function describe(
  { own: row, created_by_name, undone_by_name }: Named,
  { language }: Reader,
  translator: Translator,
): FileImport {
  const { failure, failure_parameters: parameters } = row;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    filename: row.filename,
    size_bytes: row.size_bytes,
    options: row.options,
    corrections: row.corrections,
    rows_done: row.rows_done,
    rows_total: row.rows_total,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    left_out: row.refused_count,
    skipped: skippedRows(row),
    problems_total: row.problems_count,
    repeated_total: row.repeated_count,
    facts: row.facts,
    cancel_requested: row.cancel_requested,
    failure:
      failure === null ? null : translator.translate(language, failure, parameters ?? undefined),
    created_at: row.created_at,
    created_by_name,
    committed_at: row.committed_at,
    finished_at: row.finished_at,
    may_undo: mayUndo(row),
    undone_at: row.status === 'undone' ? row.undone_at : null,
    undone_by_name: row.status === 'undone' ? undone_by_name : null,
    undo_left: row.undo_left,
  };
}

/** Of rows that sum up others, as many as are named. */
function skippedRows({ refused_count, reading, facts }: FileImportRow): number {
  const { total_lines = [] } = facts;
  return refused_count + (reading.omitted ?? []).length + total_lines.length;
}

function describeProblem(
  { line, column, value, code, parameters, first_line }: StoredProblem & { line: number },
  { language }: Pick<Scope, 'language'>,
  translator: Translator,
): FileImportProblem {
  const message = translator.translate(language, code, parameters);
  return { line, column, value, message, first_line: first_line ?? null };
}

interface RecordsWanted {
  readonly kind: Pick<ImportKind, 'table' | 'entity' | 'nameOf'>;
  readonly row: FileImportRow;
  readonly query: PageQuery & { readonly left: 'true' | 'false' };
}

/** The records of an import by their lines, with what they are called now, or were where undoing found or made them gone. */
export async function listImportedRecords(
  tx: Transaction,
  scope: Scope,
  { row, query, kind: { table, entity, nameOf } }: RecordsWanted,
) {
  const { line, undone, batch } = fileImportRecords;
  const where = and(
    hasValues(fileImportRecords, { company_id: row.company_id, import_id: row.id }),
    ...(query.left === 'true' ? [isNotNull(undone), ne(undone, 'undone')] : []),
  );
  const rows = tx
    .select({
      line,
      record_id: fileImportRecords.record_id,
      action: fileImportRecords.action,
      undone,
    })
    .from(fileImportRecords)
    .where(where)
    .orderBy(asc(batch), asc(line));
  const page = await readPage(tx, { rows, table: fileImportRecords, where, query });
  const ids = page.data.map(({ record_id }) => record_id);
  const name = 'th' in nameOf ? nameOf[scope.language] : nameOf;
  const found = await tx
    .select({ id: sql<string>`${table.id}::text`, name: sql<string>`${name}` })
    .from(table)
    .where(withIds(table, scope, ids));
  const gone = page.data
    .filter((each) => each.undone === 'undone' || each.undone === 'gone')
    .map(({ record_id }) => ({ entity, entity_id: record_id }));
  const names = new Map([
    ...(await nameGone(tx, scope, gone)),
    ...found.map((each) => [each.id, each.name] as const),
  ]);
  const data = page.data.map((each): ImportedRecord => ({
    ...each,
    name: names.get(each.record_id) ?? null,
  }));
  return { ...page, data };
}
