import { stageErrors } from '#modules/feature-development/contract/stages.ts';
import { findEmployees } from '#modules/directory/server/public.ts';

import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { AppError } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { LockedStage } from './run-stage-command.ts';
import type { StageRow } from './stages.queries.ts';

interface Refused {
  readonly locked: LockedStage;
  readonly translator: Translator;
}

/** Refuses a stage that another comes before, or that is complete. */
export async function requireNext(tx: Transaction, scope: Scope, refused: Refused): Promise<void> {
  await refuseCompleted(tx, scope, refused);
  const { sow, stage } = refused.locked;
  refuseUnlessNext(sow.current_stage, stage.stage_number);
}

/** Refuses a stage that is complete, and names who completed it. */
export async function refuseCompleted(
  tx: Transaction,
  scope: Scope,
  { locked: { stage }, translator }: Refused,
): Promise<void> {
  const { stage_number, completed_at, completed_by_employee } = stage;
  if (completed_at !== null) {
    const name = await nameOf(tx, scope, { employeeId: completed_by_employee, translator });
    throw stageErrors.stage_already_completed({ parameters: { stage: stage_number, name } });
  }
}

/** Refuses a stage that is started, and names who started it. */
export async function refuseStarted(
  tx: Transaction,
  scope: Scope,
  { locked: { stage }, translator }: Refused,
): Promise<void> {
  const { stage_number, started_at, started_by_employee } = stage;
  if (started_at === null) return;
  const name = await nameOf(tx, scope, { employeeId: started_by_employee, translator });
  throw stageErrors.stage_already_started({ parameters: { stage: stage_number, name } });
}

/** Refuses a repeated command whose text differs from the one that is stored, and says which that is. */
export function refuseOtherText({ stage_number: stage }: StageRow, texts: RepeatedText): void {
  const { given, stored } = texts;
  if (given === '' || given === stored) return;
  throw stageErrors.stored_otherwise({ parameters: { stage, stored } });
}

interface RepeatedText {
  readonly given: string;
  readonly stored: string;
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

async function nameOf(
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
