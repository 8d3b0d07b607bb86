import { and, asc, eq, inArray } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type {
  ChecklistRow,
  ChecklistTable,
  RowState,
} from '#modules/feature-development/contract/checklist-tables.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistRows, checklistTables } from './checklists.tables.ts';

const LONGEST_LABEL = 160;

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type StoredTable = typeof checklistTables.$inferSelect;
export type StoredRow = typeof checklistRows.$inferSelect;

interface PlainRow {
  readonly id: string;
  readonly cells: string[];
  readonly state: RowState;
  readonly skip_reason: string;
  readonly remark: string;
  readonly checkedAt: string | null;
  readonly checkedBy: string | null;
  readonly version: number;
}

/** Checklists by the ids of their passes; a pass without one is missing. */
export async function findChecklists(
  tx: Transaction,
  { companyId, language }: Reader,
  stageIds: readonly string[],
): Promise<ReadonlyMap<string, ChecklistTable[]>> {
  const found = new Map<string, ChecklistTable[]>();
  const tables = await findTables(tx, { companyId }, stageIds);
  if (tables.length === 0) return found;
  const { company_id, marked_by_employee: id } = checklistRows;
  const rows = await tx
    .select({
      table_id: checklistRows.table_id,
      id: checklistRows.id,
      cells: checklistRows.cells,
      state: checklistRows.state,
      skip_reason: checklistRows.skip_reason,
      remark: checklistRows.remark,
      checkedAt: checklistRows.marked_at,
      checkedBy: employeeName({ companyId: company_id, id, language }),
      version: checklistRows.version,
    })
    .from(checklistRows)
    .where(isRowOf(companyId, tables))
    .orderBy(asc(checklistRows.position));
  const rowsOf = Map.groupBy(rows, ({ table_id }) => table_id);
  for (const table of tables) {
    const checklist = found.get(table.stage_id) ?? [];
    const own = (rowsOf.get(table.id) ?? []).map(({ table_id: _tableId, ...row }) => row);
    found.set(table.stage_id, [...checklist, describeTable(table, own)]);
  }
  return found;
}

export async function findChecklist(
  tx: Transaction,
  reader: Reader,
  stage_id: string,
): Promise<ChecklistTable[]> {
  return (await findChecklists(tx, reader, [stage_id])).get(stage_id) ?? [];
}

export async function findTable(
  tx: Transaction,
  reader: Reader,
  { stage_id, table_id }: { stage_id: string; table_id: string },
): Promise<ChecklistTable> {
  const table = (await findChecklist(tx, reader, stage_id)).find(({ id }) => id === table_id);
  if (table === undefined) throw errors.not_found();
  return table;
}

/** The name of a row that is shown alone. */
export function labelOf({ cells }: Pick<StoredRow, 'cells'>): string {
  const label = cells.filter((cell) => cell !== '').join(' · ');
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL)}…` : label;
}

export interface TableWithRows extends StoredTable {
  readonly rows: readonly StoredRow[];
}

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
  const rowsOf = Map.groupBy(rows, ({ table_id }) => table_id);
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
  stored: readonly PlainRow[],
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

function describeRow(row: PlainRow, headers: readonly string[]): ChecklistRow {
  return {
    ...Object.fromEntries(headers.map((header, column) => [header, row.cells[column] ?? ''])),
    ...row,
    isChecked: row.state === 'done',
  };
}
