import { and, asc, eq, inArray, getTableColumns } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type {
  ChecklistRow,
  ChecklistTable,
} from '#modules/feature-development/contract/checklists.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistRows, checklistTables } from './checklists.tables.ts';

const LONGEST_LABEL = 160;

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type StoredTable = typeof checklistTables.$inferSelect;
export type StoredRow = typeof checklistRows.$inferSelect;

/** A row with the name of whoever marked it. */
type NamedRow = StoredRow & { readonly markedByName: string | null };

/** Checklists by the passes they belong to; a pass without one is not among them. */
export async function findChecklists(
  tx: Transaction,
  { companyId, language }: Reader,
  stageIds: readonly string[],
): Promise<ReadonlyMap<string, ChecklistTable[]>> {
  const found = new Map<string, ChecklistTable[]>();
  const tables = await findTables(tx, { companyId }, stageIds);
  if (tables.length === 0) return found;
  const markedByName = employeeName({
    companyId: checklistRows.company_id,
    id: checklistRows.marked_by_employee,
    language,
  });
  const rows = await tx
    .select({ ...getTableColumns(checklistRows), markedByName })
    .from(checklistRows)
    .where(isRowOf(companyId, tables))
    .orderBy(asc(checklistRows.position));
  const rowsOf = Map.groupBy(rows, ({ table_id: tableId }) => tableId);
  for (const table of tables) {
    const checklist = found.get(table.stage_id) ?? [];
    found.set(table.stage_id, [...checklist, describeTable(table, rowsOf.get(table.id) ?? [])]);
  }
  return found;
}

/** The checklist of one pass. */
export async function findChecklist(
  tx: Transaction,
  reader: Reader,
  stageId: string,
): Promise<ChecklistTable[]> {
  return (await findChecklists(tx, reader, [stageId])).get(stageId) ?? [];
}

/** One table of it. */
export async function findTable(
  tx: Transaction,
  reader: Reader,
  { stageId, tableId }: { stageId: string; tableId: string },
): Promise<ChecklistTable> {
  const table = (await findChecklist(tx, reader, stageId)).find(({ id }) => id === tableId);
  if (table === undefined) throw errors.not_found();
  return table;
}

/** What a row is called where it stands alone. */
export function labelOf({ cells }: Pick<StoredRow, 'cells'>): string {
  const words = cells.filter((cell) => cell !== '').join(' · ');
  return words.length > LONGEST_LABEL ? `${words.slice(0, LONGEST_LABEL)}…` : words;
}

/** A table of a checklist as it is stored, with its rows in order. */
export interface TableWithRows extends StoredTable {
  readonly rows: readonly StoredRow[];
}

/** Checklists of some passes as they are stored. */
export async function readTables(
  tx: Transaction,
  company: Company,
  stageIds: readonly string[],
): Promise<TableWithRows[]> {
  const tables = await findTables(tx, company, stageIds);
  if (tables.length === 0) return [];
  const rows = await tx
    .select()
    .from(checklistRows)
    .where(isRowOf(company.companyId, tables))
    .orderBy(asc(checklistRows.position));
  const rowsOf = Map.groupBy(rows, ({ table_id: tableId }) => tableId);
  return tables.map((table) => ({ ...table, rows: rowsOf.get(table.id) ?? [] }));
}

function findTables(tx: Transaction, { companyId }: Company, stageIds: readonly string[]) {
  return tx
    .select()
    .from(checklistTables)
    .where(
      and(
        eq(checklistTables.company_id, companyId),
        inArray(checklistTables.stage_id, [...stageIds]),
      ),
    )
    .orderBy(asc(checklistTables.position));
}

function isRowOf(companyId: number, tables: readonly StoredTable[]) {
  const ids = tables.map(({ id }) => id);
  return and(eq(checklistRows.company_id, companyId), inArray(checklistRows.table_id, ids));
}

function describeTable(
  { id, name, headers }: StoredTable,
  stored: readonly NamedRow[],
): ChecklistTable {
  const rows = stored.map((row) => describeRow(row, headers));
  const isChecked = rows.every(({ state }) => state !== 'open');
  const last = rows.reduce<ChecklistRow | undefined>(
    (latest, row) => ((row.checkedAt ?? '') > (latest?.checkedAt ?? '') ? row : latest),
    undefined,
  );
  return {
    id,
    tableName: name,
    headers,
    rows,
    isChecked,
    checkedAt: isChecked ? (last?.checkedAt ?? null) : null,
    checkedBy: isChecked ? (last?.checkedBy ?? null) : null,
  };
}

function describeRow(row: NamedRow, headers: readonly string[]): ChecklistRow {
  return {
    ...Object.fromEntries(headers.map((header, column) => [header, row.cells[column] ?? ''])),
    id: row.id,
    cells: row.cells,
    state: row.state,
    isChecked: row.state === 'done',
    skip_reason: row.skip_reason,
    remark: row.remark,
    checkedAt: row.marked_at ?? null,
    checkedBy: row.markedByName,
    version: row.version,
  };
}
