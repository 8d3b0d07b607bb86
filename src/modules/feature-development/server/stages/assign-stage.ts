import { stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findGate } from '../stage-settings/stage-settings.queries.ts';
import { beginChecklist } from '../checklists/stage-checklists.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { assigneesOf, replaceAssignees } from './stage-assignees.ts';
import { refuseUnlessNext } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';
import { beginning, writeStage } from './write-stage.ts';

interface Assignment extends StageCommand {
  readonly assignee_ids: readonly number[];
}

/** Assigns a stage to employees, instead of those it had; this also starts the next stage. */
export function assignStage(tx: Transaction, scope: Scope, command: Assignment): Promise<Sow> {
  const { at, stage_number } = command;
  const assignee_ids = [...new Set(command.assignee_ids)].toSorted((one, other) => one - other);
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_assigned,
    async isFulfilled({ stage }) {
      const assigned = await assigneesOf(tx, scope, command);
      return stage.started_at !== null && assigned.join() === assignee_ids.join();
    },
    async carryOut(locked) {
      const isStarted = locked.stage.started_at !== null;
      if (!isStarted) refuseUnlessNext(locked.sow.current_stage, stage_number);
      const before = await assigneesOf(tx, scope, command);
      for (const id of assignee_ids.filter((given) => !before.includes(given))) {
        await requireEmployee(tx, scope, { id, path: 'assignee_ids' });
      }
      await replaceAssignees(tx, scope, { ...command, assignee_ids });
      await writeStage(tx, locked, { ...(isStarted ? {} : beginning(scope, at)), updated_at: at });
      if (!isStarted) await beginChecklist(tx, scope, locked.stage);
      const people = assignee_ids.filter((id) => !before.includes(id));
      const gate = isStarted ? undefined : await findGate(tx, scope, stage_number);
      return {
        concerned: { people, approver: gate?.approver_id ?? null },
        ...(isStarted ? {} : { stage_started_at: at }),
        before: { assignee_ids: before, is_started: isStarted },
        after: { assignee_ids, is_started: true },
      };
    },
  });
}
