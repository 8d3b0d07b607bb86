import { SOW } from '#modules/feature-development/contract/sows.ts';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import {
  blankTables,
  type ChecklistTable,
  type GivenRow,
  type GivenTable,
} from '#modules/feature-development/contract/checklist-tables.ts';

import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findChecklist, readTables, type StoredRow } from './checklists.queries.ts';
import { lockOpenPass } from './open-pass.queries.ts';
import {
  markOf,
  newRow,
  newTable,
  writeTables,
  type NewRow,
  type NewTable,
} from './write-checklist-tables.ts';

interface Saving {
  readonly sow_id: string;
  readonly stage: number;
  readonly given: readonly GivenTable[];
}

/** Saves a whole checklist, unless a row of it changed since its editor loaded it. */
export async function saveChecklist(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage, given }: Saving,
): Promise<ChecklistTable[]> {
  refuseUnfit(given);
  const pass = await lockOpenPass(tx, scope, { sow_id, stage, strength: 'update' });
  const stored = await readTables(tx, scope, [pass.id]);
  const rowsById = new Map(stored.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const before = await findChecklist(tx, scope, pass.id);
  const isStale = ({ id, version }: GivenRow) =>
    id !== undefined && version !== undefined && version !== rowsById.get(id)?.version;
  if (given.some(({ rows }) => rows.some(isStale))) throw errors.conflict({ current: before });

  const tableIds = new Set(stored.map(({ id }) => id));
  const tables = given.map((table): NewTable => {
    const rows = table.rows.map((row) => {
      // An id is valid for one row.
      const known = row.id === undefined ? undefined : rowsById.get(row.id);
      if (known !== undefined) rowsById.delete(known.id);
      return changedRow(scope, { given: row, cells: cellsOf(row, table.headers), known });
    });
    const id = table.id !== undefined && tableIds.delete(table.id) ? table.id : undefined;
    const blank = newTable({ tableName: table.tableName, headers: table.headers, rows: [] });
    return { ...blank, ...(id === undefined ? {} : { id }), rows };
  });
  await writeTables(tx, scope, { stage_id: pass.id, tables });
  const after = await findChecklist(tx, scope, pass.id);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    await recordEvent(tx, scope, {
      name: checklistEvents.checklist_saved,
      entity: SOW,
      entityId: sow_id,
      before: { ...summaryOf(before), stage_number: stage },
      after: { ...summaryOf(after), stage_number: stage },
    });
  }
  return after;
}

/** The rules of files and templates apply to a whole checklist too; and a skipped row needs a reason. */
function refuseUnfit(given: readonly GivenTable[]): void {
  const cells = given.map(({ tableName, headers, rows }) => ({
    tableName,
    headers,
    rows: rows.map((row) => cellsOf(row, headers)),
  }));
  const parsed = blankTables.safeParse(cells);
  const unfit = parsed.success ? [] : toFieldProblems(parsed.error);
  const unexplained = given.flatMap(({ rows }, table) =>
    rows.flatMap(({ state, skip_reason }, row) =>
      state === 'skipped' && (skip_reason ?? '') === ''
        ? [
            {
              path: `${table}.rows.${row}.skip_reason`,
              code: 'feature-development:errors.skip_reason_required',
            },
          ]
        : [],
    ),
  );
  const fields = [...unfit, ...unexplained].map((problem) => ({
    ...problem,
    path: problem.path === '' ? 'checklist' : `checklist.${problem.path}`,
  }));
  if (fields.length > 0) throw errors.validation_failed({ fields });
}

function cellsOf(row: GivenRow, headers: readonly string[]): string[] {
  if (row.cells !== undefined) return row.cells;
  return headers.map((header) => {
    const value = row[header];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  });
}

interface Change {
  readonly given: GivenRow;
  readonly cells: string[];
  readonly known: StoredRow | undefined;
}

function changedRow(scope: Scope, { given, cells, known }: Change): NewRow {
  const before = known ?? newRow(cells);
  const state = stateOf(given, before);
  const skip_reason = state === 'skipped' ? (given.skip_reason ?? before.skip_reason) : '';
  const remark = given.remark ?? before.remark;
  const isMarked = state !== before.state || skip_reason !== before.skip_reason;
  const isSame =
    !isMarked && remark === before.remark && JSON.stringify(cells) === JSON.stringify(before.cells);
  return {
    ...before,
    cells,
    state,
    skip_reason,
    remark,
    ...(isMarked ? markOf(scope, state) : {}),
    version: isSame || known === undefined ? before.version : before.version + 1,
  };
}

/** Callers that know only done and open leave skipped rows skipped. */
function stateOf({ state, isChecked }: GivenRow, before: NewRow): NewRow['state'] {
  if (state !== undefined) return state;
  if (isChecked === undefined) return before.state;
  if (isChecked) return 'done';
  return before.state === 'skipped' ? 'skipped' : 'open';
}

function summaryOf(checklist: readonly ChecklistTable[]) {
  const rows = checklist.flatMap((table) => table.rows);
  return {
    tables: checklist.map(({ tableName }) => tableName),
    rows: rows.length,
    done: rows.filter(({ state }) => state === 'done').length,
    skipped: rows.filter(({ state }) => state === 'skipped').length,
  };
}
