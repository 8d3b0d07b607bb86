import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findGate } from '../stage-settings/stage-settings.queries.ts';
import { beginChecklist } from '../checklists/stage-checklists.ts';
import { assigneesOf, replaceAssignees, usualAssignees } from './stage-assignees.ts';
import { refuseCompleted, refuseOtherText, refuseStarted, requireNext } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';
import { beginning, notesOf, writeStage } from './write-stage.ts';

interface Start extends StageCommand {
  readonly note: string;
  /** Also assigns it, if nobody has it. */
  readonly assign: boolean;
}

export function startStage(tx: Transaction, scope: Scope, command: Start): Promise<Sow> {
  const { at, note, sow_id, stage_number, translator } = command;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_started,
    isFulfilled({ stage }) {
      if (stage.started_by !== scope.userId) return false;
      refuseOtherText(stage, { given: note, stored: stage.notes });
      return true;
    },
    async refuseDone(locked) {
      await refuseCompleted(tx, scope, { locked, translator });
      await refuseStarted(tx, scope, { locked, translator });
    },
    async carryOut(locked) {
      await requireNext(tx, scope, { locked, translator });
      const columns = { ...beginning(scope, at), ...notesOf(note), updated_at: at };
      await writeStage(tx, locked, columns);
      await beginChecklist(tx, scope, locked.stage);
      const isTaken = (await assigneesOf(tx, scope, command)).length > 0;
      const people = command.assign && !isTaken ? await usualAssignees(tx, scope, locked.sow) : [];
      if (people.length > 0) {
        await replaceAssignees(tx, scope, { sow_id, stage_number, assignee_ids: people });
      }
      const { approver_id: approver } = await findGate(tx, scope, locked.stage.stage_number);
      return {
        stage_started_at: at,
        after: { ...notesOf(note), ...(people.length > 0 && { assignee_ids: people }) },
        concerned: { people, approver },
      };
    },
  });
}
