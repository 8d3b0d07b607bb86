import { trackingErrors, trackingEvents } from '#modules/feature-development/contract/records.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { beginChecklist } from './begin-checklists.ts';
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
    event: trackingEvents.stage_started,
    isFulfilled: ({ stage }) => stage.started_by === scope.userId,
    async carryOut(held) {
      await requireNext(tx, scope, { held, translator });
      const { started_at, started_by_employee } = held.stage;
      if (started_at !== null) {
        const name = await nameOf(tx, scope, { employeeId: started_by_employee, translator });
        throw trackingErrors.stage_already_started({ parameters: { stage: stage_number, name } });
      }
      const columns = { ...beginning(scope, at), ...notesOf(note), updated_at: at };
      await writeStage(tx, held, columns);
      await beginChecklist(tx, scope, held.stage);
      return { stage_started_at: at, after: notesOf(note) };
    },
  });
}
