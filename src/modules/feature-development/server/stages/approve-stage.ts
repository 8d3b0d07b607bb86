import { stageErrors, stageEvents } from '#modules/feature-development/contract/stages.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findGate } from '../stage-settings/stage-settings.queries.ts';
import { sowStageApprovals } from '../stage-settings/stage-settings.tables.ts';
import { findApproval } from './missing-for-completion.queries.ts';
import { notStarted, refuseOtherText, requireNext } from './stage-refusals.ts';
import { runCommand, type StageCommand } from './run-stage-command.ts';

interface Approval extends StageCommand {
  readonly note: string;
}

export function approveStage(tx: Transaction, scope: Scope, command: Approval): Promise<Sow> {
  const { at, note, sow_id, stage_number, translator } = command;
  const { companyId, employeeId } = scope;
  return runCommand(tx, scope, {
    command,
    event: stageEvents.stage_approved,
    async isFulfilled({ stage }) {
      const approval = employeeId === null ? undefined : await findApproval(tx, stage, employeeId);
      if (approval === undefined) return false;
      refuseOtherText(stage, { given: note, stored: approval.note });
      return true;
    },
    async carryOut(locked) {
      const { approver_id } = await findGate(tx, scope, stage_number);
      if (approver_id === null || employeeId !== approver_id) {
        throw stageErrors.not_approver({ parameters: { stage: stage_number } });
      }
      await requireNext(tx, scope, { locked, translator });
      if (locked.stage.started_at === null) throw notStarted(locked);
      const { pass } = locked.stage;
      await tx.insert(sowStageApprovals).values({
        company_id: companyId,
        sow_id,
        stage_number,
        pass,
        employee_id: employeeId,
        note,
        at,
      });
      return { after: { note } };
    },
  });
}
