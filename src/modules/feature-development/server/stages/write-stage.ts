import { and, eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowStages } from '../records/stages.tables.ts';
import type { LockedStage } from './run-stage-command.ts';

type Columns = Partial<typeof sowStages.$inferInsert>;

export async function writeStage(
  tx: Transaction,
  { stage: { company_id: companyId, id } }: LockedStage,
  columns: Columns,
): Promise<void> {
  await tx
    .update(sowStages)
    .set(columns)
    .where(and(eq(sowStages.company_id, companyId), eq(sowStages.id, id)));
}

/** Who started a pass, and when. */
export function beginning({ userId, employeeId }: Scope, at: string) {
  return { started_at: at, started_by: userId, started_by_employee: employeeId };
}

/** Notes sent with a start or a completion; empty ones change nothing. */
export function notesOf(given: string) {
  return given === '' ? {} : { notes: given };
}
