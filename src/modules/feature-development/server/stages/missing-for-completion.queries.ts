import { and, count, eq, sql } from 'drizzle-orm';
import type {
  MissingThing,
  StageGate,
} from '#modules/feature-development/contract/stage-settings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { checklistRows, checklistTables } from '../checklists/checklists.tables.ts';
import { sowFiles } from '../files/files.tables.ts';
import { findStage, type StageRow } from './stages.queries.ts';
import { findGate } from '../stage-settings/stage-settings.queries.ts';
import { sowStageApprovals } from '../stage-settings/stage-settings.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

export async function findMissing(
  tx: Transaction,
  reader: Reader,
  { sow_id, stage_number }: { sow_id: string; stage_number: number },
): Promise<MissingThing[]> {
  const gate = await findGate(tx, reader, stage_number);
  if (!gate.checklist_done && !gate.file_present && gate.approver_id === null) return [];
  const stage = await findStage(tx, reader, { sow_id, stage_number });
  return [
    ...(gate.checklist_done ? await missingChecklist(tx, stage) : []),
    ...(gate.file_present ? await missingFile(tx, stage) : []),
    ...(await missingApproval(tx, stage, gate)),
  ];
}

async function missingChecklist(
  tx: Transaction,
  { company_id: companyId, id }: StageRow,
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
        eq(checklistTables.company_id, checklistRows.company_id),
        eq(checklistTables.id, checklistRows.table_id),
      ),
    )
    .where(and(eq(checklistTables.company_id, companyId), eq(checklistTables.stage_id, id)));
  const { rows = 0, open = 0 } = found ?? {};
  return rows === 0 || open > 0 ? [{ kind: 'checklist', open_rows: open }] : [];
}

async function missingFile(
  tx: Transaction,
  { company_id: companyId, sow_id, stage_number }: StageRow,
): Promise<MissingThing[]> {
  const found = await tx
    .select({ id: sowFiles.id })
    .from(sowFiles)
    .where(
      and(
        eq(sowFiles.company_id, companyId),
        eq(sowFiles.sow_id, sow_id),
        eq(sowFiles.stage_number, stage_number),
      ),
    )
    .limit(1);
  return found.length > 0 ? [] : [{ kind: 'file' }];
}

async function missingApproval(
  tx: Transaction,
  stage: StageRow,
  { approver_id, approver }: StageGate,
): Promise<MissingThing[]> {
  if (approver_id === null || (await findApproval(tx, stage, approver_id)) !== undefined) return [];
  return [{ kind: 'approval', approver_id, approver }];
}

/** An employee's approval of a stage in its current pass. */
export async function findApproval(
  tx: Transaction,
  { company_id: companyId, sow_id, stage_number, pass }: StageRow,
  employeeId: number,
): Promise<{ note: string } | undefined> {
  const [found] = await tx
    .select({ note: sowStageApprovals.note })
    .from(sowStageApprovals)
    .where(
      and(
        eq(sowStageApprovals.company_id, companyId),
        eq(sowStageApprovals.sow_id, sow_id),
        eq(sowStageApprovals.stage_number, stage_number),
        eq(sowStageApprovals.pass, pass),
        eq(sowStageApprovals.employee_id, employeeId),
      ),
    );
  return found;
}
