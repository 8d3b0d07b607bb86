import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import {
  checklistErrors,
  checklistEvents,
} from '#modules/feature-development/contract/checklists.ts';
import type {
  BlankTable,
  ChecklistTable,
} from '#modules/feature-development/contract/checklist-tables.ts';

import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findChecklist, readTables } from './checklists.queries.ts';
import { lockOpenPass } from './open-pass.queries.ts';
import { newTable, writeTables, type NewTable } from './write-checklist-tables.ts';

interface Upload {
  readonly sow_id: string;
  readonly stage: number;
  readonly tables: readonly BlankTable[];
  /** Whether they are added to the tables that are there, or replace them. */
  readonly mode: 'replace' | 'append';
}

/** Adds the tables of a file to a stage. A table that is there already with the same content keeps its marks. */
export async function uploadChecklist(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage, tables, mode }: Upload,
): Promise<ChecklistTable[]> {
  const pass = await lockOpenPass(tx, scope, { sow_id, stage, strength: 'update' });
  const stored = await readTables(tx, scope, [pass.id]);
  const unmatched = [...stored];
  const wanted = tables.map((table): NewTable => {
    const place = unmatched.findIndex((one) => isSame(one, table));
    const [same] = place === -1 ? [] : unmatched.splice(place, 1);
    return same ?? newTable(table);
  });
  const after =
    mode === 'replace'
      ? wanted
      : [...stored, ...wanted.filter((one) => !stored.some(({ id }) => id === one.id))];
  refuseTooMuch(after);
  const isAsBefore =
    after.length === stored.length && after.every(({ id }, place) => id === stored[place]?.id);
  if (!isAsBefore) {
    const summary = (all: readonly NewTable[]) => ({
      stage_number: stage,
      tables: all.map(({ name }) => name),
      rows: all.reduce((sum, { rows }) => sum + rows.length, 0),
    });
    await writeTables(tx, scope, { stage_id: pass.id, tables: after });
    await recordEvent(tx, scope, {
      name: checklistEvents.checklist_uploaded,
      entity: SOW,
      entityId: sow_id,
      before: summary(stored),
      after: summary(after),
    });
  }
  return findChecklist(tx, scope, pass.id);
}

function isSame({ name, headers, rows }: NewTable, given: BlankTable): boolean {
  const cells = rows.map((row) => row.cells);
  return (
    JSON.stringify([name, headers, cells]) ===
    JSON.stringify([given.tableName, given.headers, given.rows])
  );
}

/** Each file is within the limits; several together may exceed them. */
function refuseTooMuch(tables: readonly NewTable[]): void {
  const rowCount = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const { tables: mostTables, rows: mostRows } = checklistLimits;
  if (tables.length <= mostTables && rowCount <= mostRows) return;
  throw checklistErrors.checklist_full({ parameters: { tables: mostTables, rows: mostRows } });
}
