import { trackingPermissions } from '#modules/feature-development/contract/permissions.ts';
import { stageErrors } from '#modules/feature-development/contract/stages.ts';
import type { MissingThing } from '#modules/feature-development/contract/stage-settings.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeMissing } from './describe-missing.ts';
import { findMissing } from './missing-for-completion.queries.ts';
import { findSow } from './find-sow.queries.ts';
import type { StageCommand } from './run-stage-command.ts';

interface Passing {
  readonly command: StageCommand;
  /** Why it is to be completed anyway; empty when it is not. */
  readonly override_reason: string;
}

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
  const { sow_id, stage_number, translator } = command;
  const missing = await findMissing(tx, scope, command);
  if (missing.length === 0) return undefined;
  if (override_reason === '') {
    const parameters = {
      stage: stage_number,
      missing: describeMissing({ ...scope, translator }, missing),
    };
    throw stageErrors.gate_closed({ parameters, current: await findSow(tx, scope, sow_id) });
  }
  requireOverride(scope);
  return { override_reason, missing };
}

export function requireOverride({ permissions }: Pick<Scope, 'permissions'>): void {
  if (!permissions.has(trackingPermissions.name('configure'))) throw errors.forbidden();
}
