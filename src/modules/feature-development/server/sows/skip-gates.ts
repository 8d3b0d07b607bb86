import { and, eq, inArray } from 'drizzle-orm';
import type { MissingThing } from '#modules/feature-development/contract/stage-settings.ts';
import { NOT_STARTED, stagesUpTo } from '#modules/feature-development/contract/stage-order.ts';
import { sowErrors } from '#modules/feature-development/contract/sows.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { sowStages } from '../records/stages.tables.ts';
import { describeMissing } from '../stages/describe-missing.ts';
import { findMissing } from '../stages/missing-for-completion.queries.ts';
import { requireOverride } from '../stages/require-gate.ts';
import { listGates } from '../stage-settings/stage-settings.queries.ts';

interface Skipping {
  readonly sow_id: string;
  /** The last stage that the new SOW has behind it. */
  readonly current_stage: number;
  /** Why it begins there anyway; empty when it must lack nothing. */
  readonly override_reason: string;
  readonly translator: Translator;
}

interface SkippedGate {
  readonly stage_number: number;
  readonly missing: readonly MissingThing[];
}

interface Skipped {
  readonly override_reason: string;
  readonly skipped_gates: readonly SkippedGate[];
}

/**
 * A new SOW is not a way around gates: it begins after stages that require something only with the
 * permission and the reason of an override, which each of those stages keeps.
 */
export async function skipGates(
  tx: Transaction,
  scope: Scope,
  { sow_id, current_stage, override_reason, translator }: Skipping,
): Promise<Skipped | undefined> {
  if (current_stage === NOT_STARTED) return undefined;
  const skipped_gates = await findClosed(tx, scope, { sow_id, current_stage });
  if (skipped_gates.length === 0) return undefined;
  const reader = { language: scope.language, translator };
  if (override_reason === '') {
    const missing = skipped_gates.map((gate) => describeGate(reader, gate)).join(', ');
    throw sowErrors.gates_closed({ parameters: { stage: current_stage, missing } });
  }
  requireOverride(scope);
  const stages = skipped_gates.map(({ stage_number }) => stage_number);
  await tx
    .update(sowStages)
    .set({ override_reason })
    .where(
      and(
        eq(sowStages.company_id, scope.companyId),
        eq(sowStages.sow_id, sow_id),
        inArray(sowStages.stage_number, stages),
      ),
    );
  return { override_reason, skipped_gates };
}

async function findClosed(
  tx: Transaction,
  scope: Scope,
  { sow_id, current_stage }: Pick<Skipping, 'sow_id' | 'current_stage'>,
): Promise<SkippedGate[]> {
  const closed: SkippedGate[] = [];
  const complete = stagesUpTo(current_stage);
  for (const { stage_number, version } of await listGates(tx, scope)) {
    if (version === 0 || !complete.includes(stage_number)) continue;
    const missing = await findMissing(tx, scope, { sow_id, stage_number });
    if (missing.length > 0) closed.push({ stage_number, missing });
  }
  return closed;
}

function describeGate(
  reader: Parameters<typeof describeMissing>[0],
  { stage_number: stage, missing }: SkippedGate,
): string {
  return reader.translator.translate(reader.language, 'feature-development:missing.of_stage', {
    stage,
    missing: describeMissing(reader, missing),
  });
}
