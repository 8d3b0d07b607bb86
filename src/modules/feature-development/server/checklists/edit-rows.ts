import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import {
  checklistErrors,
  checklistEvents,
} from '#modules/feature-development/contract/checklists.ts';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import {
  findChecklist,
  labelOf,
  readTables,
  type StoredRow,
  type TableWithRows,
} from './checklists.queries.ts';
import { checklistRows, checklistTables } from './checklists.tables.ts';
import { lockOpenPass } from './open-pass.queries.ts';
import { beginChecklist } from './stage-checklists.ts';
import { addTables, newRow, newTable } from './write-checklist-tables.ts';

interface Address {
  readonly sow_id: string;
  readonly stage: number;
}

interface Addition extends Address {
  readonly table_id?: string | undefined;
  readonly cells: readonly string[];
  readonly translator: Translator;
}

/** Adds a row at the end of a table; the first row of a checklist makes a table of one column. */
export async function addRow(
  tx: Transaction,
  scope: Scope,
  { translator, ...addition }: Addition,
): Promise<ChecklistTable[]> {
  const { sow_id, stage, table_id } = addition;
  const { id: stage_id } = await lockOpenPass(tx, scope, { sow_id, stage, strength: 'update' });
  await beginChecklist(tx, scope, { id: stage_id, stage_number: stage });
  const tables = await readTables(tx, scope, [stage_id]);
  refuseFull(tables);
  const table = table_id === undefined ? tables.at(-1) : tables.find(({ id }) => id === table_id);
  if (table_id !== undefined && table === undefined) throw errors.not_found();
  const say = (key: 'title' | 'line') =>
    translator.translate(scope.language, `feature-development:workspace.checklist.${key}`);
  const headers = table?.headers ?? [say('line')];
  const cells = fitCells(addition.cells, headers);
  const name = table?.name ?? say('title');
  if (table === undefined) {
    await addTables(tx, scope, [
      { ...newTable({ tableName: name, headers, rows: [cells] }), stage_id },
    ]);
  } else {
    const place = { table_id: table.id, position: table.rows.length };
    await tx
      .insert(checklistRows)
      .values({ ...newRow(cells), ...place, company_id: scope.companyId });
  }
  await recordEvent(tx, scope, {
    name: checklistEvents.checklist_row_added,
    entity: SOW,
    entityId: sow_id,
    after: { stage_number: stage, table: name, rows: [labelOf({ cells })] },
  });
  return findChecklist(tx, scope, stage_id);
}

interface Edit extends Address {
  readonly row: string;
  readonly version?: number | undefined;
}

interface Change extends Edit {
  readonly cells?: readonly string[] | undefined;
  /** Among the rows of its table, from 0. */
  readonly place?: number | undefined;
}

/** Changes what a row says, or where it is in its table; its mark and its remark stay with it. */
export async function changeRow(
  tx: Transaction,
  scope: Scope,
  { cells: given, place, ...edit }: Change,
): Promise<ChecklistTable[]> {
  const { stage_id, table, row } = await lockRow(tx, scope, edit);
  const { sow_id, stage } = edit;
  const cells = given === undefined ? row.cells : fitCells(given, table.headers);
  const at = { stage_number: stage, table: table.name };
  if (cells.join('\n') !== row.cells.join('\n')) {
    await tx
      .update(checklistRows)
      .set({ cells, version: sql`${checklistRows.version} + 1` })
      .where(isRow(scope, row));
    await recordEvent(tx, scope, {
      name: checklistEvents.checklist_row_changed,
      entity: SOW,
      entityId: sow_id,
      before: { ...at, rows: [labelOf(row)] },
      after: { ...at, rows: [labelOf({ cells })] },
    });
  }
  const target = Math.min(place ?? row.position, table.rows.length - 1);
  if (target !== row.position) {
    await moveRow(tx, scope, { table, row, target });
    await recordEvent(tx, scope, {
      name: checklistEvents.checklist_row_moved,
      entity: SOW,
      entityId: sow_id,
      after: { ...at, rows: [labelOf({ cells })] },
    });
  }
  return findChecklist(tx, scope, stage_id);
}

/** Removes a row, and its table with the last one. */
export async function removeRow(
  tx: Transaction,
  scope: Scope,
  edit: Edit,
): Promise<ChecklistTable[]> {
  const { stage_id, table, row } = await lockRow(tx, scope, edit);
  if (table.rows.length === 1) {
    await tx
      .delete(checklistTables)
      .where(
        and(eq(checklistTables.company_id, scope.companyId), eq(checklistTables.id, table.id)),
      );
  } else {
    await tx.delete(checklistRows).where(isRow(scope, row));
    await tx
      .update(checklistRows)
      .set({ position: sql`${checklistRows.position} - 1` })
      .where(
        and(
          eq(checklistRows.company_id, scope.companyId),
          eq(checklistRows.table_id, table.id),
          gt(checklistRows.position, row.position),
        ),
      );
  }
  await recordEvent(tx, scope, {
    name: checklistEvents.checklist_row_removed,
    entity: SOW,
    entityId: edit.sow_id,
    before: { stage_number: edit.stage, table: table.name, rows: [labelOf(row)] },
  });
  return findChecklist(tx, scope, stage_id);
}

async function lockRow(tx: Transaction, scope: Scope, { row: id, version, ...address }: Edit) {
  const { id: stage_id } = await lockOpenPass(tx, scope, { ...address, strength: 'update' });
  const tables = await readTables(tx, scope, [stage_id]);
  const table = tables.find(({ rows }) => rows.some((each) => each.id === id));
  const row = table?.rows.find((each) => each.id === id);
  if (table === undefined || row === undefined) throw errors.not_found();
  if (version !== undefined && version !== row.version) {
    const shown = await findChecklist(tx, scope, stage_id);
    const current = shown.flatMap(({ rows }) => rows).find((each) => each.id === id);
    throw errors.conflict({ current });
  }
  return { stage_id, table, row };
}

interface Move {
  readonly table: TableWithRows;
  readonly row: StoredRow;
  readonly target: number;
}

async function moveRow(tx: Transaction, scope: Scope, { table, row, target }: Move) {
  const order = table.rows.filter(({ id }) => id !== row.id).toSpliced(target, 0, row);
  for (const [position, each] of order.entries()) {
    if (each.position === position) continue;
    await tx.update(checklistRows).set({ position }).where(isRow(scope, each));
  }
}

function isRow({ companyId }: Pick<Scope, 'companyId'>, { id }: Pick<StoredRow, 'id'>) {
  return and(eq(checklistRows.company_id, companyId), eq(checklistRows.id, id));
}

/** As many cells as there are headers. */
function fitCells(given: readonly string[], headers: readonly string[]): string[] {
  if (given.length > headers.length) {
    throw errors.validation_failed({
      fields: [{ path: 'cells', code: 'feature-development:errors.rows_ragged' }],
    });
  }
  return headers.map((_header, column) => given[column] ?? '');
}

function refuseFull(tables: readonly TableWithRows[]): void {
  const { tables: mostTables, rows: mostRows } = checklistLimits;
  if (tables.reduce((sum, { rows }) => sum + rows.length, 0) < mostRows) return;
  throw checklistErrors.checklist_full({ parameters: { tables: mostTables, rows: mostRows } });
}
