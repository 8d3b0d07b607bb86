import { sql } from 'drizzle-orm';
import {
  SOW,
  sowEvents,
  type Sow,
  type SowChange,
} from '#modules/feature-development/contract/sows.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { ownStatus } from '../records/own-status.ts';
import { requireDueAfterStart } from '../records/require-due-after-start.ts';
import { requireAgentProfile } from '../records/require-agent-profile.ts';
import { requireEmployee } from '../records/require-employee.ts';
import { searchColumns } from '../records/search-columns.ts';
import { lockSops, unknownSop } from '../records/sops.queries.ts';
import { isSow, lockSow, refuseUnknownFeature } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { updateProgress, weightOf, withoutWeight } from '../records/update-progress.ts';
import { usersOf } from '../stages/stage-notices.ts';
import { findSow } from '../stages/find-sow.queries.ts';

/** What is given changes. */
type GivenChange = { readonly [Name in keyof SowChange]?: SowChange[Name] | undefined } & {
  readonly version: number;
};

interface Update {
  readonly id: string;
  readonly change: GivenChange;
}

/** Changes what is given of a SOW, unless somebody else changed or moved it since the editor loaded it. */
export async function updateSow(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<Sow> {
  const stored = await lockSow(tx, scope, id);
  const before = await findSow(tx, scope, id);
  const { current_stage, sop_id: from, version } = stored;
  if (version !== change.version) throw errors.conflict({ current: before });
  refuseOtherStage(change, current_stage);
  const {
    name = stored.name,
    description = stored.description,
    tags = stored.tags,
    assignee_id = stored.assignee_id,
    sop_id: to = from,
    start_date = stored.start_date,
    due_date = stored.due_date,
    manual_status = stored.manual_status,
    status_reason = stored.status_reason,
  } = change;
  requireDueAfterStart({ start_date, due_date });
  await requireEmployee(tx, scope, {
    id: assignee_id,
    stored: stored.assignee_id,
    path: 'assignee_id',
  });
  const { agent_profile_id: profile = stored.agent_profile_id } = change;
  await requireAgentProfile(tx, scope, { id: profile, stored: stored.agent_profile_id });
  const sop = (await lockSops(tx, scope, [from, to])).find((locked) => locked.id === to);
  if (sop === undefined) throw unknownSop();
  await tx
    .update(sows)
    .set({
      ...change,
      ...ownStatus({ manual_status, status_reason }),
      ...searchColumns({ name, description, tags }),
      value_stream_id: sop.value_stream_id,
      version: version + 1,
      updated_by: scope.userId,
      updated_by_employee: scope.employeeId,
      updated_at: sql`now()`,
    })
    .where(isSow(scope.companyId, id))
    .catch(refuseUnknownFeature);
  if (from !== to) {
    await updateProgress(tx, scope, [
      { sop_id: from, ...withoutWeight(stored) },
      { sop_id: to, ...weightOf(stored) },
    ]);
  }
  const after = await findSow(tx, scope, id);
  const isNew = assignee_id !== null && assignee_id !== stored.assignee_id;
  const tell = await usersOf(tx, scope, isNew ? [assignee_id] : []);
  await recordEvent(tx, scope, {
    name: sowEvents.sow_updated,
    entity: SOW,
    entityId: id,
    before,
    after: { ...after, ...(tell.length > 0 && { tell }) },
  });
  return after;
}

function refuseOtherStage({ current_stage: wanted }: GivenChange, current_stage: number): void {
  if (wanted === undefined || wanted === current_stage) return;
  throw errors.validation_failed({
    fields: [{ path: 'current_stage', code: 'feature-development:errors.stage_moves_by_commands' }],
  });
}
