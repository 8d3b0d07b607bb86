import { stageErrors, stageEvents } from '#modules/feature-development/contract/stages.ts';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { stageBefore } from '#modules/feature-development/contract/stage-order.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { sowStageAssignees, sowStages } from '../records/stages.tables.ts';
import { copyChecklists } from '../checklists/stage-checklists.ts';
import { runCommand, type LockedStage, type StageCommand } from './run-stage-command.ts';

interface Rollback extends StageCommand {
  readonly reason: string;
}

/**
 * Rolls a SOW back to before a completed stage. The passes of this stage and of all later ones that were
 * started end and stay readable; each begins another pass with its notes, its assignees and its checklist,
 * in which every row is open again.
 */
export function rollBackStage(tx: Transaction, scope: Scope, command: Rollback): Promise<Sow> {
  const { reason, stage_number } = command;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_rolled_back,
    isFulfilled: (locked) => isRolledBack(tx, scope, { locked, reason }),
    async carryOut({ stage, sow }) {
      if (stage.completed_at === null) {
        throw stageErrors.stage_not_completed({ parameters: { stage: stage_number } });
      }
      const stages = await beginNextPasses(tx, scope, command);
      const assigned = await assigneesFrom(tx, scope, command);
      return {
        concerned: {
          people: [...assigned, ...(sow.assignee_id === null ? [] : [sow.assignee_id])],
        },
        current_stage: stageBefore(stage_number),
        stage_started_at: null,
        before: { stage_started_at: sow.stage_started_at },
        after: { reason, stages },
      };
    },
  });
}

/** Whether the last thing that happened to the stage was the same rollback by the same person. */
async function isRolledBack(
  tx: Transaction,
  { companyId, userId }: Scope,
  { locked: { stage }, reason }: { locked: LockedStage; reason: string },
): Promise<boolean> {
  if (stage.started_at !== null) return false;
  const [last] = await tx
    .select({ by: sowStages.rolled_back_by, reason: sowStages.rollback_reason })
    .from(sowStages)
    .where(
      and(
        eq(sowStages.company_id, companyId),
        eq(sowStages.sow_id, stage.sow_id),
        eq(sowStages.stage_number, stage.stage_number),
        isNotNull(sowStages.rolled_back_at),
      ),
    )
    .orderBy(desc(sowStages.pass))
    .limit(1);
  return last?.by === userId && last.reason === reason;
}

async function assigneesFrom(
  tx: Transaction,
  { companyId }: Scope,
  { sow_id, stage_number }: StageCommand,
): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: sowStageAssignees.employee_id })
    .from(sowStageAssignees)
    .where(
      and(
        eq(sowStageAssignees.company_id, companyId),
        eq(sowStageAssignees.sow_id, sow_id),
        gte(sowStageAssignees.stage_number, stage_number),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Ends the passes from a stage on, begins the next ones, and returns the numbers of their stages. */
async function beginNextPasses(
  tx: Transaction,
  { companyId, userId, employeeId }: Scope,
  { sow_id, stage_number, reason, at }: Rollback,
): Promise<number[]> {
  const ended = await tx
    .update(sowStages)
    .set({
      is_current: false,
      rolled_back_at: at,
      rolled_back_by: userId,
      rolled_back_by_employee: employeeId,
      rollback_reason: sql`case when ${sowStages.stage_number} = ${stage_number} then ${reason} end`,
    })
    .where(
      and(
        eq(sowStages.company_id, companyId),
        eq(sowStages.sow_id, sow_id),
        gte(sowStages.stage_number, stage_number),
        sowStages.is_current,
        isNotNull(sowStages.started_at),
      ),
    )
    .returning({
      id: sowStages.id,
      stage_number: sowStages.stage_number,
      pass: sowStages.pass,
      notes: sowStages.notes,
    });
  const newPassOf = new Map(ended.map(({ id }) => [id, newId()]));
  await tx.insert(sowStages).values(
    ended.map(({ pass, ...stage }) => ({
      ...stage,
      id: newPassOf.get(stage.id),
      company_id: companyId,
      sow_id,
      pass: pass + 1,
    })),
  );
  await copyChecklists(tx, { companyId }, newPassOf);
  return ended.map((stage) => stage.stage_number).toSorted((one, other) => one - other);
}
