import { SOW } from '#modules/feature-development/contract/sows.ts';
import { and, eq, sql } from 'drizzle-orm';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';

import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findTable, labelOf } from './checklists.queries.ts';
import { checklistRows } from './checklists.tables.ts';
import { lockOpenPass } from './open-pass.queries.ts';

interface Remark {
  readonly sow_id: string;
  readonly stage: number;
  readonly table_id: string;
  /** Counted from 0. */
  readonly row_index: number;
  readonly remark: string;
  readonly version?: number;
}

export async function remarkRow(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage, table_id, row_index, remark, version }: Remark,
): Promise<ChecklistTable> {
  const pass = await lockOpenPass(tx, scope, { sow_id, stage, strength: 'share' });
  const address = { stage_id: pass.id, table_id };
  const table = await findTable(tx, scope, address);
  const isRow = and(
    eq(checklistRows.company_id, scope.companyId),
    eq(checklistRows.table_id, table_id),
    eq(checklistRows.position, row_index),
  );
  const [row] = await tx.select().from(checklistRows).where(isRow).for('update');
  if (row === undefined) throw errors.not_found();
  if (row.remark === remark) return table;
  if (version !== undefined && version !== row.version) {
    throw errors.conflict({ current: table.rows[row_index] });
  }
  await tx
    .update(checklistRows)
    .set({ remark, version: sql`${checklistRows.version} + 1` })
    .where(isRow);
  await recordEvent(tx, scope, {
    name: checklistEvents.checklist_row_remarked,
    entity: SOW,
    entityId: sow_id,
    before: { remark: row.remark },
    after: { stage_number: stage, table: table.tableName, rows: [labelOf(row)], remark },
  });
  return findTable(tx, scope, address);
}
