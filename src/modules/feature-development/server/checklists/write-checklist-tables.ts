import { and, eq } from 'drizzle-orm';
import type {
  BlankTable,
  RowState,
} from '#modules/feature-development/contract/checklist-tables.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import type { StoredRow, TableWithRows } from './checklists.queries.ts';
import { checklistRows, checklistTables } from './checklists.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** A row as it is written; its table and position follow from the table that contains it. */
export type NewRow = Omit<StoredRow, 'company_id' | 'table_id' | 'position'>;

export interface NewTable extends Pick<TableWithRows, 'id' | 'name' | 'headers'> {
  readonly rows: readonly NewRow[];
}

export async function writeTables(
  tx: Transaction,
  { companyId }: Company,
  { stage_id, tables }: { stage_id: string; tables: readonly NewTable[] },
): Promise<void> {
  await tx
    .delete(checklistTables)
    .where(and(eq(checklistTables.company_id, companyId), eq(checklistTables.stage_id, stage_id)));
  await addTables(
    tx,
    { companyId },
    tables.map((table) => ({ ...table, stage_id })),
  );
}

/** Adds tables to passes that have none. */
export async function addTables(
  tx: Transaction,
  { companyId }: Company,
  tables: readonly (NewTable & { readonly stage_id: string })[],
): Promise<void> {
  if (tables.length === 0) return;
  await tx.insert(checklistTables).values(
    tables.map(({ rows: _rows, ...table }, position) => ({
      ...table,
      company_id: companyId,
      position,
    })),
  );
  const rows = tables.flatMap(({ id: table_id, rows: all }) =>
    all.map((row, position) => ({ ...row, company_id: companyId, table_id, position })),
  );
  await insertRows(tx, checklistRows, { rows });
}

/** A table with nothing marked yet. */
export function newTable({ tableName: name, headers, rows }: BlankTable): NewTable {
  return {
    id: newId(),
    name,
    headers: [...headers],
    rows: rows.map((cells) => newRow([...cells])),
  };
}

export function newRow(cells: string[]): NewRow {
  return {
    id: newId(),
    cells,
    state: 'open',
    skip_reason: '',
    remark: '',
    ...NO_MARK,
    version: 1,
  };
}

const NO_MARK = { marked_at: null, marked_by: null, marked_by_employee: null };

/** Who puts a row into a state, and when; an open row is marked by nobody. */
export function markOf({ userId, employeeId }: Scope, state: RowState) {
  if (state === 'open') return NO_MARK;
  const marked_at = new Date().toISOString();
  return { marked_at, marked_by: userId, marked_by_employee: employeeId };
}
