import { stageErrors } from '#modules/feature-development/contract/stages.ts';
import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import type { MissingThing } from '#modules/feature-development/contract/stage-settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { findMissing } from './missing-for-completion.queries.ts';
import { findSow } from './find-sow.queries.ts';
import type { StageCommand } from './run-stage-command.ts';

interface Passing {
  readonly command: StageCommand;
  /** Why it is to be completed anyway; empty when it is not. */
  readonly override_reason: string;
}

/** What the history records of a stage that was completed although it lacked something. */
interface Override {
  readonly override_reason: string;
  readonly missing: readonly MissingThing[];
}

/** Refuses a stage that still lacks something, and names it, unless a person with permission gives a reason. */
export async function passGate(
  tx: Transaction,
  scope: Scope,
  { command, override_reason }: Passing,
): Promise<Override | undefined> {
  const { sow_id, stage_number } = command;
  const missing = await findMissing(tx, scope, command);
  if (missing.length === 0) return undefined;
  if (override_reason === '') {
    const parameters = { stage: stage_number, missing: describe(scope, missing, command) };
    throw stageErrors.gate_closed({ parameters, current: await findSow(tx, scope, sow_id) });
  }
  if (!scope.permissions.has(trackingPermissions.name('configure'))) throw errors.forbidden();
  return { override_reason, missing };
}

function describe(
  { language }: Scope,
  missing: readonly MissingThing[],
  { translator }: StageCommand,
): string {
  const say = (thing: MissingThing) => {
    switch (thing.kind) {
      case 'checklist':
        return thing.open_rows === 0
          ? translator.translate(language, 'feature-development:missing.checklist')
          : translator.translate(language, 'feature-development:missing.rows', {
              count: thing.open_rows,
            });
      case 'file':
        return translator.translate(language, 'feature-development:missing.file');
      case 'approval':
        return translator.translate(language, 'feature-development:missing.approval', {
          name: thing.approver ?? '',
        });
    }
  };
  return missing.map(say).join(', ');
}
