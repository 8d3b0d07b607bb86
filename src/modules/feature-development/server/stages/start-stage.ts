import { stageErrors, stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { beginChecklist } from './stage-checklists.ts';
import { nameOf, requireNext } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';
import { beginning, notesOf, writeStage } from './write-stage.ts';

interface Start extends StageCommand {
  readonly note: string;
}

/** Starts the next stage. */
export function startStage(tx: Transaction, scope: Scope, command: Start): Promise<Sow> {
  const { at, note, stage_number, translator } = command;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_started,
    isFulfilled: ({ stage }) => stage.started_by === scope.userId,
    async carryOut(locked) {
      await requireNext(tx, scope, { locked, translator });
      const { started_at, started_by_employee } = locked.stage;
      if (started_at !== null) {
        const name = await nameOf(tx, scope, { employeeId: started_by_employee, translator });
        throw stageErrors.stage_already_started({ parameters: { stage: stage_number, name } });
      }
      const columns = { ...beginning(scope, at), ...notesOf(note), updated_at: at };
      await writeStage(tx, locked, columns);
      await beginChecklist(tx, scope, locked.stage);
      return { stage_started_at: at, after: notesOf(note) };
    },
  });
}
