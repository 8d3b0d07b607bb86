import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { phaseOf } from '#modules/feature-development/contract/stage-order.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findChecklists } from '../checklists/checklists.queries.ts';
import { findFilesOf } from '../files/files.queries.ts';
import { sowStageAssignees, sowStages } from '../records/stages.tables.ts';
import { sowStageApprovals } from '../stage-settings/stage-settings.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type StageRow = typeof sowStages.$inferSelect;

/** The stages of a SOW in order, each with its earlier passes. */
export async function listStages(
  tx: Transaction,
  reader: Reader,
  { sow_id, translator }: { sow_id: string; translator: Translator },
): Promise<StageRecord[]> {
  const [rows, assignees, approvals] = await Promise.all([
    selectPasses(tx, reader, sow_id),
    selectAssignees(tx, reader, sow_id),
    listApprovals(tx, reader, sow_id),
  ]);
  const current = rows.filter(({ is_current }) => is_current);
  const ids = current.map(({ id }) => id);
  const checklists = await findChecklists(tx, reader, ids);
  const files = await findFilesOf(tx, reader, sow_id);
  const approvalsOf = ({ stage_number, pass }: Pick<StageRow, 'stage_number' | 'pass'>) =>
    approvals.filter((one) => one.stage_number === stage_number && one.pass === pass);
  return current.map((row) => {
    const earlier = rows.filter(
      ({ stage_number, pass }) => stage_number === row.stage_number && pass < row.pass,
    );
    const people = assignees.filter(({ stage_number }) => stage_number === row.stage_number);
    return {
      ...row,
      stage_name: translator.translate(
        reader.language,
        `feature-development:stages.${row.stage_number}`,
      ),
      phase: phaseOf(row.stage_number),
      approvals: approvalsOf(row),
      is_started: row.started_at !== null,
      is_complete: row.completed_at !== null,
      assignees: people.map(({ name }) => name ?? ''),
      assignee_ids: people.map(({ employee_id }) => employee_id),
      checklist: checklists.get(row.id) ?? [],
      files: Object.fromEntries((files.get(row.stage_number) ?? []).map((file) => [file.id, file])),
      rollback_reason: earlier.at(-1)?.rollback_reason ?? null,
      earlier_passes: earlier.flatMap(({ rolled_back_at, ...pass }) =>
        rolled_back_at === null ? [] : [{ ...pass, rolled_back_at, approvals: approvalsOf(pass) }],
      ),
    };
  });
}

/** The current pass of a stage of a SOW; every stage has one from the beginning. */
export async function findStage(
  tx: Transaction,
  { companyId }: Company,
  { sow_id, stage_number }: { sow_id: string; stage_number: number },
): Promise<StageRow> {
  const [row] = await tx
    .select()
    .from(sowStages)
    .where(
      and(
        eq(sowStages.company_id, companyId),
        eq(sowStages.sow_id, sow_id),
        eq(sowStages.stage_number, stage_number),
        sowStages.is_current,
      ),
    );
  if (row === undefined) throw new Error(`SOW ${sow_id} has no stage ${stage_number}`);
  return row;
}

function selectPasses(tx: Transaction, { companyId, language }: Reader, sow_id: string) {
  return tx
    .select(passColumns(language))
    .from(sowStages)
    .where(and(eq(sowStages.company_id, companyId), eq(sowStages.sow_id, sow_id)))
    .orderBy(asc(sowStages.stage_number), asc(sowStages.pass));
}

function passColumns(language: Language) {
  const columns = getTableColumns(sowStages);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    started_by: employeeName({ companyId, id: columns.started_by_employee, language }),
    completed_by: employeeName({ companyId, id: columns.completed_by_employee, language }),
    rolled_back_by: employeeName({ companyId, id: columns.rolled_back_by_employee, language }),
  };
}

function selectAssignees(tx: Transaction, { companyId, language }: Reader, sow_id: string) {
  const { company_id, employee_id, stage_number } = sowStageAssignees;
  return tx
    .select({
      employee_id,
      stage_number,
      name: employeeName({ companyId: company_id, id: employee_id, language }),
    })
    .from(sowStageAssignees)
    .where(and(eq(sowStageAssignees.company_id, companyId), eq(sowStageAssignees.sow_id, sow_id)))
    .orderBy(asc(employee_id));
}

/** All approvals of a SOW's stages, each with its pass, the oldest first. */
function listApprovals(tx: Transaction, { companyId, language }: Reader, sow_id: string) {
  const { employee_id: employeeId } = sowStageApprovals;
  return tx
    .select({
      stage_number: sowStageApprovals.stage_number,
      pass: sowStageApprovals.pass,
      approver: employeeName({ companyId: sowStageApprovals.company_id, id: employeeId, language }),
      note: sowStageApprovals.note,
      approved_at: sowStageApprovals.at,
    })
    .from(sowStageApprovals)
    .where(and(eq(sowStageApprovals.company_id, companyId), eq(sowStageApprovals.sow_id, sow_id)))
    .orderBy(asc(sowStageApprovals.at));
}
