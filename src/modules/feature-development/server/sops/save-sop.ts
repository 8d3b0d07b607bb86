import { and, eq } from 'drizzle-orm';
import {
  sop,
  sopEvents,
  type Sop,
  type SopChange,
  type SopInput,
} from '#modules/feature-development/contract/sops.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ownStatus } from '../records/own-status.ts';
import { sopKeeper } from '../records/sops.queries.ts';
import { lockSowsOf } from '../records/sows.queries.ts';
import { sows } from '../records/sows.tables.ts';
import { updateValueStreams, weightOfSop } from '../records/update-progress.ts';
import { lockValueStreams, unknownValueStream } from '../records/value-streams.queries.ts';

export async function createSop(tx: Transaction, scope: Scope, input: SopInput): Promise<Sop> {
  const { value_stream_id } = input;
  const [above] = await lockValueStreams(tx, scope, [value_stream_id]);
  if (above === undefined) throw unknownValueStream();
  const created = await sopKeeper.create(tx, scope, {
    event: sopEvents.sop_created,
    values: { ...input, ...ownStatus(input) },
  });
  await updateValueStreams(tx, scope, [{ value_stream_id, ...weightOfSop(created) }]);
  return created;
}

/** What is given changes. */
type GivenChange = { readonly [Name in keyof SopChange]?: SopChange[Name] | undefined } & {
  readonly version: number;
};

interface Update {
  readonly id: string;
  readonly change: GivenChange;
}

/** Changes what is given of a SOP, unless somebody else did since the editor loaded it; its SOWs move with it to another value stream. */
export async function updateSop(
  tx: Transaction,
  scope: Scope,
  { id, change }: Update,
): Promise<Sop> {
  const seen = await sopKeeper.find(tx, scope, id);
  const { value_stream_id: to = seen.value_stream_id } = change;
  const isMoved = seen.value_stream_id !== to;
  const locked = isMoved ? await lockSowsOf(tx, scope, eq(sows.sop_id, id)) : [];
  return sopKeeper.change(tx, scope, {
    id,
    seen: change,
    event: sopEvents.sop_updated,
    async values(stored) {
      if (isMoved) {
        // The editor has not seen a SOW that was added while the others were being locked.
        if (locked.length !== stored.sow_count) {
          throw errors.conflict({ current: sop.parse(stored) });
        }
        await moveSop(tx, scope, { stored, to });
      }
      const { manual_status = stored.manual_status, status_reason = stored.status_reason } = change;
      return {
        ...change,
        ...ownStatus({ manual_status, status_reason }),
        version: stored.version + 1,
      };
    },
  });
}

interface Move {
  readonly stored: Pick<
    Sop,
    'id' | 'value_stream_id' | 'progress' | 'sow_count' | 'started_sows' | 'completed_sows'
  >;
  readonly to: string;
}

/** Moves the counts of the SOP, and its SOWs, from one value stream to another. */
async function moveSop(tx: Transaction, scope: Scope, { stored, to }: Move): Promise<void> {
  const { id, value_stream_id: from } = stored;
  const ends = await lockValueStreams(tx, scope, [from, to]);
  if (!ends.some((end) => end.id === to)) throw unknownValueStream();
  await tx
    .update(sows)
    .set({ value_stream_id: to })
    .where(and(eq(sows.company_id, scope.companyId), eq(sows.sop_id, id)));
  await updateValueStreams(tx, scope, [
    { value_stream_id: from, ...weightOfSop(stored, -1) },
    { value_stream_id: to, ...weightOfSop(stored) },
  ]);
}
