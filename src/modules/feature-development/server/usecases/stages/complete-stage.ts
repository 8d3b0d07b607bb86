import { trackingEvents } from '#modules/feature-development/contract/feature-development.events.ts';
import type { Sow } from '#modules/feature-development/contract/sow.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notStarted, requireNext } from './refusals.ts';
import { runCommand, type StageCommand } from './run-command.ts';
import { notesOf, writeStage } from './write-stage.ts';

interface Completion extends StageCommand {
  readonly notes: string;
}

/** Completes the next stage, once it is started. */
export function completeStage(tx: Transaction, scope: Scope, command: Completion): Promise<Sow> {
  const { at, notes, stageNumber, translator } = command;
  const { userId, employeeId } = scope;
  return runCommand(tx, scope, {
    command,
    event: trackingEvents.stage_completed,
    isFulfilled: ({ stage }) => stage.completedBy === userId,
    async carryOut(held) {
      await requireNext(tx, scope, { held, translator });
      if (held.stage.startedAt === null) throw notStarted(held);
      const columns = {
        completedAt: at,
        completedBy: userId,
        completedByEmployee: employeeId,
        ...notesOf(notes),
        updatedAt: at,
      };
      await writeStage(tx, held, columns);
      return { currentStage: stageNumber, stageStartedAt: null, after: notesOf(notes) };
    },
  });
}
