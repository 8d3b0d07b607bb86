import {
  STAGE_GATE,
  stageSettingsEvents,
  type StageGate,
  type StageGateChange,
} from '#modules/feature-development/contract/stage-settings.ts';
import { eq } from 'drizzle-orm';

import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { findGate } from './stage-settings.queries.ts';
import { stageGates } from './stage-settings.tables.ts';
import { requireEmployee } from '../records/require-employee.ts';

interface Setting {
  readonly stage: number;
  readonly change: StageGateChange;
}

export async function setGate(
  tx: Transaction,
  scope: Scope,
  { stage, change }: Setting,
): Promise<StageGate> {
  const before = await findGate(tx, scope, stage);
  const { version = before.version } = change;
  if (version !== before.version) throw errors.conflict({ current: before });
  await requireEmployee(tx, scope, {
    id: change.approver_id,
    stored: before.approver_id,
    path: 'approver_id',
  });
  const gate = { ...change, version: version + 1 };
  const written = await tx
    .insert(stageGates)
    .values({ company_id: scope.companyId, stage_number: stage, ...gate })
    .onConflictDoUpdate({
      target: [stageGates.company_id, stageGates.stage_number],
      set: gate,
      setWhere: eq(stageGates.version, version),
    })
    .returning({ stage: stageGates.stage_number });
  const after = await findGate(tx, scope, stage);
  // Another transaction was faster.
  if (written.length === 0) throw errors.conflict({ current: after });
  await recordEvent(tx, scope, {
    name: stageSettingsEvents.gate_changed,
    entity: STAGE_GATE,
    entityId: String(stage),
    before,
    after,
  });
  return after;
}
