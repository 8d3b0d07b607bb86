import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notStarted } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';
import { writeStage } from './write-stage.ts';

interface Edit extends StageCommand {
  readonly notes: string;
}

/** Changes the notes of a stage that is started or complete. */
export function editStage(tx: Transaction, scope: Scope, command: Edit): Promise<Sow> {
  const { at, notes } = command;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_edited,
    isFulfilled: ({ stage }) => stage.started_at !== null && stage.notes === notes,
    async carryOut(locked) {
      if (locked.stage.started_at === null) throw notStarted(locked);
      await writeStage(tx, locked, { notes, updated_at: at });
      return { before: { notes: locked.stage.notes }, after: { notes } };
    },
  });
}
