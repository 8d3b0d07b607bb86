import { SOW } from '#modules/feature-development/contract/sows.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { checklistEvents } from '#modules/feature-development/contract/checklists.ts';
import type {
  ChecklistTable,
  RowState,
} from '#modules/feature-development/contract/checklist-tables.ts';

import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findTable, labelOf } from './checklists.queries.ts';
import { checklistRows, checklistTables } from './checklists.tables.ts';
import { lockOpenPass } from './open-pass.queries.ts';
import { markOf } from './write-checklist-tables.ts';

interface Mark {
  readonly sow_id: string;
  readonly stage: number;
  /** A row, or a table with all its rows. */
  readonly item_id: string;
  readonly state: RowState;
  readonly skip_reason: string;
  readonly version?: number;
}

const EVENTS = {
  open: checklistEvents.checklist_row_opened,
  done: checklistEvents.checklist_row_done,
  skipped: checklistEvents.checklist_row_skipped,
};

/** Marks rows as done, skipped or open again. People who mark different rows do not disturb each other. */
export async function markRows(
  tx: Transaction,
  scope: Scope,
  { sow_id, stage, item_id, state, version, ...mark }: Mark,
): Promise<ChecklistTable> {
  const skip_reason = state === 'skipped' ? mark.skip_reason : '';
  const pass = await lockOpenPass(tx, scope, { sow_id, stage, strength: 'share' });
  const { companyId } = scope;
  const rows = await tx
    .select({ row: checklistRows, table: checklistTables })
    .from(checklistRows)
    .innerJoin(
      checklistTables,
      and(
        eq(checklistTables.company_id, checklistRows.company_id),
        eq(checklistTables.id, checklistRows.table_id),
      ),
    )
    .where(
      and(
        eq(checklistRows.company_id, companyId),
        eq(checklistTables.stage_id, pass.id),
        or(eq(checklistRows.id, item_id), eq(checklistRows.table_id, item_id)),
      ),
    )
    .orderBy(asc(checklistRows.position))
    .for('update', { of: checklistRows });
  const [first] = rows;
  if (first === undefined) throw errors.not_found();
  const address = { stage_id: pass.id, table_id: first.table.id };
  if (first.row.id === item_id && version !== undefined && version !== first.row.version) {
    const table = await findTable(tx, scope, address);
    throw errors.conflict({ current: table.rows.find(({ id }) => id === item_id) });
  }
  const changed = rows
    .map(({ row }) => row)
    .filter((row) => row.state !== state || row.skip_reason !== skip_reason);
  if (changed.length > 0) {
    await tx
      .update(checklistRows)
      .set({
        state,
        skip_reason,
        ...markOf(scope, state),
        version: sql`${checklistRows.version} + 1`,
      })
      .where(
        and(
          eq(checklistRows.company_id, companyId),
          inArray(
            checklistRows.id,
            changed.map(({ id }) => id),
          ),
        ),
      );
    await recordEvent(tx, scope, {
      name: EVENTS[state],
      entity: SOW,
      entityId: sow_id,
      before: { states: [...new Set(changed.map((row) => row.state))] },
      after: {
        stage_number: stage,
        table: first.table.name,
        rows: changed.map(labelOf),
        ...(state === 'skipped' ? { reason: skip_reason } : {}),
      },
    });
  }
  return findTable(tx, scope, address);
}
