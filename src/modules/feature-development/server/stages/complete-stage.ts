import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { startStage } from './start-stage.ts';
import { passGate } from './require-gate.ts';
import { notStarted, refuseCompleted, refuseOtherText, requireNext } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';
import { notesOf, writeStage } from './write-stage.ts';

interface Completion extends StageCommand {
  readonly notes: string;
  /** Why it is completed although it lacks something; when empty, it must lack nothing. */
  readonly override_reason: string;
}

/** Completes the stage that is started, and starts the next one where that is wanted. */
export async function completeStage(
  tx: Transaction,
  scope: Scope,
  {
    start_next,
    assign,
    ...command
  }: Completion & { readonly start_next: boolean; assign: boolean },
): Promise<Sow> {
  const sow = await complete(tx, scope, command);
  const stage_number = nextStage(command.stage_number);
  // When the command is repeated, the next stage may be started already, or even complete.
  const waits = stage_number === sow.next_stage && sow.stage_started_at === null;
  if (!start_next || stage_number === null || !waits) return sow;
  const { at, sow_id, translator } = command;
  return startStage(tx, scope, { at, sow_id, translator, stage_number, note: '', assign });
}

function complete(tx: Transaction, scope: Scope, command: Completion): Promise<Sow> {
  const { at, notes, override_reason, stage_number, translator } = command;
  const { userId, employeeId } = scope;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_completed,
    isFulfilled({ stage }) {
      if (stage.completed_by !== userId) return false;
      refuseOtherText(stage, { given: notes, stored: stage.notes });
      refuseOtherText(stage, { given: override_reason, stored: stage.override_reason ?? '' });
      return true;
    },
    refuseDone: (locked) => refuseCompleted(tx, scope, { locked, translator }),
    async carryOut(locked) {
      await requireNext(tx, scope, { locked, translator });
      if (locked.stage.started_at === null) throw notStarted(locked);
      const passed = await passGate(tx, scope, { command, override_reason });
      const columns = {
        completed_at: at,
        completed_by: userId,
        completed_by_employee: employeeId,
        ...notesOf(notes),
        override_reason: passed?.override_reason ?? null,
        updated_at: at,
      };
      await writeStage(tx, locked, columns);
      return {
        current_stage: stage_number,
        stage_started_at: null,
        after: { ...notesOf(notes), ...passed },
      };
    },
  });
}
