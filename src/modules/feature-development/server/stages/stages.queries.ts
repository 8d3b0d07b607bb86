import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { employeeName } from '#modules/directory/server/public.ts';
import type { EarlierPass, StageRecord } from '#modules/feature-development/contract/stages.ts';
import { phaseOf } from '#modules/feature-development/contract/stage-order.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { findChecklists } from '../checklists/checklists.queries.ts';
import { findFilesOf } from '../files/files.queries.ts';
import { listApprovals, type PassApproval } from './approvals.queries.ts';
import { sowStageAssignees, sowStages } from '../records/stages.tables.ts';

type Company = Pick<Scope, 'companyId'>;
type Reader = Pick<Scope, 'companyId' | 'language'>;

export type StageRow = typeof sowStages.$inferSelect;

/** The stages of a SOW in order, each with its earlier passes. */
export async function listStages(
  tx: Transaction,
  reader: Reader,
  { sowId, translator }: { sowId: string; translator: Translator },
): Promise<StageRecord[]> {
  const [rows, assignees, approvals] = await Promise.all([
    selectPasses(tx, reader, sowId),
    selectAssignees(tx, reader, sowId),
    listApprovals(tx, reader, sowId),
  ]);
  const current = rows.filter(({ is_current: isCurrent }) => isCurrent);
  const ids = current.map(({ id }) => id);
  const checklists = await findChecklists(tx, reader, ids);
  const files = await findFilesOf(tx, reader, sowId);
  return current.map((row) => {
    const earlier = rows.filter(
      ({ stage_number: stageNumber, pass }) => stageNumber === row.stage_number && pass < row.pass,
    );
    const people = assignees.filter(({ stageNumber }) => stageNumber === row.stage_number);
    return {
      id: row.id,
      sow_id: row.sow_id,
      stage_number: row.stage_number,
      stage_name: translator.translate(
        reader.language,
        `feature-development:stages.${row.stage_number}`,
      ),
      phase: phaseOf(row.stage_number),
      ...describePass(row, approvals),
      is_started: row.started_at !== null,
      is_complete: row.completed_at !== null,
      assignees: people.map(({ name }) => name ?? ''),
      assignee_ids: people.map(({ employeeId }) => employeeId),
      checklist: checklists.get(row.id) ?? [],
      files: Object.fromEntries((files.get(row.stage_number) ?? []).map((file) => [file.id, file])),
      rollback_reason: earlier.at(-1)?.rollback_reason ?? null,
      earlier_passes: earlier.flatMap((each) => describeEarlier(each, approvals)),
      created_at: row.created_at,
      updated_at: row.updated_at,
    };
  });
}

/** The pass in which a stage of a SOW is; every stage has one from the beginning. */
export async function findStage(
  tx: Transaction,
  { companyId }: Company,
  { sowId, stageNumber }: { sowId: string; stageNumber: number },
): Promise<StageRow> {
  const [row] = await tx
    .select()
    .from(sowStages)
    .where(
      and(
        eq(sowStages.company_id, companyId),
        eq(sowStages.sow_id, sowId),
        eq(sowStages.stage_number, stageNumber),
        sowStages.is_current,
      ),
    );
  if (row === undefined) throw new Error(`SOW ${sowId} has no stage ${stageNumber}`);
  return row;
}

function selectPasses(tx: Transaction, { companyId, language }: Reader, sowId: string) {
  return tx
    .select(passColumns(language))
    .from(sowStages)
    .where(and(eq(sowStages.company_id, companyId), eq(sowStages.sow_id, sowId)))
    .orderBy(asc(sowStages.stage_number), asc(sowStages.pass));
}

function passColumns(language: Language) {
  const columns = getTableColumns(sowStages);
  const { company_id: companyId } = columns;
  return {
    ...columns,
    starter: employeeName({ companyId, id: columns.started_by_employee, language }),
    completer: employeeName({ companyId, id: columns.completed_by_employee, language }),
    rollerBack: employeeName({ companyId, id: columns.rolled_back_by_employee, language }),
  };
}

function selectAssignees(tx: Transaction, { companyId, language }: Reader, sowId: string) {
  const { employee_id: employeeId, stage_number: stageNumber } = sowStageAssignees;
  return tx
    .select({
      employeeId,
      stageNumber,
      name: employeeName({ companyId: sowStageAssignees.company_id, id: employeeId, language }),
    })
    .from(sowStageAssignees)
    .where(and(eq(sowStageAssignees.company_id, companyId), eq(sowStageAssignees.sow_id, sowId)))
    .orderBy(asc(employeeId));
}

type NamedRow = StageRow & {
  readonly starter: string | null;
  readonly completer: string | null;
  readonly rollerBack: string | null;
};

function describePass(row: NamedRow, approvals: readonly PassApproval[]) {
  return {
    pass: row.pass,
    notes: row.notes,
    started_at: row.started_at ?? null,
    started_by: row.starter,
    completed_at: row.completed_at ?? null,
    completed_by: row.completer,
    override_reason: row.override_reason,
    approvals: approvals
      .filter(({ stage, pass }) => stage === row.stage_number && pass === row.pass)
      .map(({ approver, note, at }) => ({ approver, note, approved_at: at.toISOString() })),
  };
}

function describeEarlier(row: NamedRow, approvals: readonly PassApproval[]): EarlierPass[] {
  if (row.rolled_back_at === null) return [];
  return [
    {
      ...describePass(row, approvals),
      rolled_back_at: row.rolled_back_at,
      rolled_back_by: row.rollerBack,
      rollback_reason: row.rollback_reason,
    },
  ];
}
