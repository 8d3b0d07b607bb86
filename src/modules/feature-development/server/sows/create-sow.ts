import {
  SOW,
  sowEvents,
  type Sow,
  type SowInput,
} from '#modules/feature-development/contract/sows.ts';
import { STAGE_COUNT, stagesUpTo } from '#modules/feature-development/contract/stage-order.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { ownStatus } from '../records/own-status.ts';
import { requireAgentProfile } from '../records/require-agent-profile.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { searchColumns } from '../records/search-columns.ts';
import { lockSops, unknownSop } from '../records/sops.queries.ts';
import { refuseUnknownFeature } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';
import { updateProgress, weightOf } from '../records/update-progress.ts';
import { usersOf } from '../stages/stage-notices.ts';
import { findSow } from '../stages/find-sow.queries.ts';
import { skipGates } from './skip-gates.ts';

interface Creation {
  readonly input: SowInput;
  readonly at: string;
  readonly translator: Translator;
}

/** Creates a SOW with its stages, of which those up to the current one are recorded as complete. */
export async function createSow(
  tx: Transaction,
  scope: Scope,
  { input, at, translator }: Creation,
): Promise<Sow> {
  const { companyId, userId, employeeId } = scope;
  const { override_reason, ...fields } = input;
  const { current_stage, sop_id } = fields;
  await requireEmployee(tx, scope, { id: fields.assignee_id, path: 'assignee_id' });
  await requireAgentProfile(tx, scope, { id: fields.agent_profile_id });
  const [sop] = await lockSops(tx, scope, [sop_id]);
  if (sop === undefined) throw unknownSop();
  const id = newId();
  await tx
    .insert(sows)
    .values({
      ...fields,
      ...ownStatus(fields),
      ...searchColumns(fields),
      company_id: companyId,
      id,
      value_stream_id: sop.value_stream_id,
      stands_since: at,
      updated_by: userId,
      updated_by_employee: employeeId,
    })
    .catch(refuseUnknownFeature);
  await tx.insert(sowStages).values(firstPasses(scope, { sow_id: id, current_stage, at }));
  const opening = { sow_id: id, current_stage, override_reason, translator };
  const skipped = await skipGates(tx, scope, opening);
  await updateProgress(tx, scope, [
    { sop_id, ...weightOf({ current_stage, stage_started_at: null }) },
  ]);
  const created = await findSow(tx, scope, id);
  const tell = await usersOf(tx, scope, created.assignee_id === null ? [] : [created.assignee_id]);
  await recordEvent(tx, scope, {
    name: sowEvents.sow_created,
    entity: SOW,
    entityId: id,
    after: { ...created, ...skipped, ...(tell.length > 0 && { tell }) },
  });
  return created;
}

interface NewSow {
  readonly sow_id: string;
  readonly current_stage: number;
  readonly at: string;
}

function firstPasses(
  { companyId, userId, employeeId }: Scope,
  { sow_id, current_stage, at }: NewSow,
) {
  const complete = stagesUpTo(current_stage);
  const done = {
    started_at: at,
    started_by: userId,
    started_by_employee: employeeId,
    completed_at: at,
    completed_by: userId,
    completed_by_employee: employeeId,
  };
  return Array.from({ length: STAGE_COUNT }, (_, index) => index + 1).map((stage_number) => ({
    company_id: companyId,
    sow_id,
    stage_number,
    ...(complete.includes(stage_number) ? done : {}),
  }));
}
