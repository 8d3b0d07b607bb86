import { and, count, eq, sql } from 'drizzle-orm';
import type { MissingThing, StageGate } from '#modules/feature-development/contract/gate.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistRows, checklistTables } from '../checklists/checklists.tables.ts';
import { sowFiles } from '../files/files.tables.ts';
import { findStage, type StageRow } from '../stages/stages.queries.ts';
import { findGate } from './gates.queries.ts';
import { sowStageApprovals } from './gates.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

/** What a stage of a SOW lacks before it can be completed. */
export async function findMissing(
  tx: Transaction,
  reader: Reader,
  { sowId, stageNumber }: { sowId: string; stageNumber: number },
): Promise<MissingThing[]> {
  const gate = await findGate(tx, reader, stageNumber);
  if (!gate.checklist_done && !gate.file_present && gate.approver_id === null) return [];
  const stage = await findStage(tx, reader, { sowId, stageNumber });
  return [
    ...(gate.checklist_done ? await missingChecklist(tx, stage) : []),
    ...(gate.file_present ? await missingFile(tx, stage) : []),
    ...(await missingApproval(tx, stage, gate)),
  ];
}

async function missingChecklist(
  tx: Transaction,
  { companyId, id }: StageRow,
): Promise<MissingThing[]> {
  const [found] = await tx
    .select({
      rows: count(),
      open: sql`count(*) filter (where ${checklistRows.state} = 'open')`.mapWith(Number),
    })
    .from(checklistRows)
    .innerJoin(
      checklistTables,
      and(
        eq(checklistTables.companyId, checklistRows.companyId),
        eq(checklistTables.id, checklistRows.tableId),
      ),
    )
    .where(and(eq(checklistTables.companyId, companyId), eq(checklistTables.stageId, id)));
  const { rows = 0, open = 0 } = found ?? {};
  return rows === 0 || open > 0 ? [{ kind: 'checklist', open_rows: open }] : [];
}

async function missingFile(
  tx: Transaction,
  { companyId, sowId, stageNumber }: StageRow,
): Promise<MissingThing[]> {
  const found = await tx
    .select({ id: sowFiles.id })
    .from(sowFiles)
    .where(
      and(
        eq(sowFiles.companyId, companyId),
        eq(sowFiles.sowId, sowId),
        eq(sowFiles.stageNumber, stageNumber),
      ),
    )
    .limit(1);
  return found.length > 0 ? [] : [{ kind: 'file' }];
}

async function missingApproval(
  tx: Transaction,
  stage: StageRow,
  { approver_id: approverId, approver }: StageGate,
): Promise<MissingThing[]> {
  if (approverId === null || (await isApproved(tx, stage, approverId))) return [];
  return [{ kind: 'approval', approver_id: approverId, approver }];
}

/** Whether an employee has approved a stage in the pass in which it is. */
export async function isApproved(
  tx: Transaction,
  { companyId, sowId, stageNumber, pass }: StageRow,
  employeeId: number,
): Promise<boolean> {
  const found = await tx
    .select({ at: sowStageApprovals.at })
    .from(sowStageApprovals)
    .where(
      and(
        eq(sowStageApprovals.companyId, companyId),
        eq(sowStageApprovals.sowId, sowId),
        eq(sowStageApprovals.stageNumber, stageNumber),
        eq(sowStageApprovals.pass, pass),
        eq(sowStageApprovals.employeeId, employeeId),
      ),
    );
  return found.length > 0;
}
