import { stageErrors } from '#modules/feature-development/contract/stages.ts';
import { findEmployees } from '#modules/directory/server/public.ts';

import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { AppError } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { LockedStage } from './run-stage-command.ts';

/** Refuses a stage that another comes before, or that is complete. */
export async function requireNext(
  tx: Transaction,
  scope: Scope,
  { locked: { sow, stage }, translator }: { locked: LockedStage; translator: Translator },
): Promise<void> {
  const { stage_number, completed_at, completed_by_employee } = stage;
  if (completed_at !== null) {
    const name = await nameOf(tx, scope, { employeeId: completed_by_employee, translator });
    throw stageErrors.stage_already_completed({ parameters: { stage: stage_number, name } });
  }
  refuseUnlessNext(sow.current_stage, stage_number);
}

/** Refuses a stage that is not complete and that another comes before. */
export function refuseUnlessNext(current_stage: number, stage: number): void {
  const next = nextStage(current_stage);
  if (next !== null && next !== stage) {
    throw stageErrors.stage_not_next({ parameters: { stage, next } });
  }
}

export function notStarted({ stage: { stage_number } }: LockedStage): AppError {
  return stageErrors.stage_not_started({ parameters: { stage: stage_number } });
}

interface Named {
  /** Null for a person who is not an employee. */
  readonly employeeId: number | null;
  readonly translator: Translator;
}

/** The person's name in a refusal. */
export async function nameOf(
  tx: Transaction,
  scope: Scope,
  { employeeId, translator }: Named,
): Promise<string> {
  const ids = employeeId === null ? [] : [employeeId];
  const [employee] = await findEmployees(tx, scope, ids);
  if (employee === undefined) {
    return translator.translate(scope.language, 'feature-development:somebody');
  }
  return scope.language === 'th'
    ? `${employee.first_name_th} ${employee.last_name_th}`
    : `${employee.first_name} ${employee.last_name}`;
}
