import { and, asc, eq } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { StageGate } from '#modules/feature-development/contract/stage-settings.ts';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { stageGates } from './stage-settings.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;

export async function listGates(tx: Transaction, reader: Reader): Promise<StageGate[]> {
  const rows = await selectGates(tx, reader).orderBy(asc(stageGates.stage_number));
  return Array.from({ length: STAGE_COUNT }, (_, index) => index + 1).map(
    (stage) => rows.find(({ stage_number }) => stage_number === stage) ?? openGate(stage),
  );
}

export async function findGate(tx: Transaction, reader: Reader, stage: number): Promise<StageGate> {
  const [row] = await selectGates(tx, reader).where(
    and(eq(stageGates.company_id, reader.companyId), eq(stageGates.stage_number, stage)),
  );
  return row ?? openGate(stage);
}

function selectGates(tx: Transaction, { companyId, language }: Reader) {
  const approver = { companyId: stageGates.company_id, id: stageGates.approver_id, language };
  return tx
    .select({
      stage_number: stageGates.stage_number,
      checklist_done: stageGates.checklist_done,
      file_present: stageGates.file_present,
      approver_id: stageGates.approver_id,
      approver: employeeName(approver),
      version: stageGates.version,
    })
    .from(stageGates)
    .where(eq(stageGates.company_id, companyId))
    .$dynamic();
}

function openGate(stage: number): StageGate {
  return {
    stage_number: stage,
    checklist_done: false,
    file_present: false,
    approver_id: null,
    approver: null,
    version: 0,
  };
}
