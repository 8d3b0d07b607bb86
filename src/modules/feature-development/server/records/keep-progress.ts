import { and, eq, sql } from 'drizzle-orm';
import { STAGE_COUNT, percentOf } from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockSop } from './sops.queries.ts';
import { sops } from './sops.tables.ts';
import { isValueStream } from './value-streams.queries.ts';
import { valueStreams } from './value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What a SOP gains by its SOWs, or loses by negative figures. */
interface GainOfSop {
  readonly sop_id: string;
  readonly sows: number;
  /** In percent. */
  readonly progress: number;
  readonly completed: number;
}

/** What a value stream gains. */
interface GainOfValueStream {
  readonly value_stream_id: string;
  readonly sops: number;
  /** Of its SOPs, in hundredths of a percent. */
  readonly progress: number;
  readonly sows: number;
  readonly completed: number;
}

/** What a SOP has by a SOW that stands at a stage. */
export function weightOf(current_stage: number) {
  return {
    sows: 1,
    progress: percentOf(current_stage),
    completed: current_stage === STAGE_COUNT ? 1 : 0,
  };
}

/** What it gains, or loses, when the SOW goes from one stage to another. */
export function weightBetween(from: number, to: number) {
  const [before, after] = [weightOf(from), weightOf(to)];
  return {
    sows: 0,
    progress: after.progress - before.progress,
    completed: after.completed - before.completed,
  };
}

/** What it loses when the SOW goes away. */
export function withoutWeight(current_stage: number) {
  const { sows, progress, completed } = weightOf(current_stage);
  return { sows: -sows, progress: -progress, completed: -completed };
}

/**
 * Keeps the sums of SOPs, and of the value streams above, true to what changed below. Nothing is counted
 * anew. Rows are held in one order, everywhere: SOWs, SOPs, value streams, and among themselves by id.
 */
export async function keepProgress(
  tx: Transaction,
  scope: Company,
  gains: readonly GainOfSop[],
): Promise<void> {
  const above: GainOfValueStream[] = [];
  for (const gain of gains.toSorted((one, other) => (one.sop_id < other.sop_id ? -1 : 1))) {
    above.push(await changeSop(tx, scope, gain));
  }
  await changeValueStreams(tx, scope, above);
}

async function changeSop(
  tx: Transaction,
  scope: Company,
  { sop_id, sows, progress, completed }: GainOfSop,
): Promise<GainOfValueStream> {
  const before = await lockSop(tx, scope, sop_id);
  const [after] = await tx
    .update(sops)
    .set({
      sow_count: sql`${sops.sow_count} + ${sows}`,
      sow_progress_sum: sql`${sops.sow_progress_sum} + ${progress}`,
      completed_sows: sql`${sops.completed_sows} + ${completed}`,
    })
    .where(and(eq(sops.company_id, scope.companyId), eq(sops.id, sop_id)))
    .returning({ value_stream_id: sops.value_stream_id, progress: sops.progress });
  if (before === undefined || after === undefined) throw errors.not_found();
  const { value_stream_id } = after;
  return { value_stream_id, sops: 0, progress: after.progress - before.progress, sows, completed };
}

/** The same for value streams alone, when SOPs come, go or move. */
export async function changeValueStreams(
  tx: Transaction,
  { companyId }: Company,
  gains: readonly GainOfValueStream[],
): Promise<void> {
  const inOrder = gains.toSorted((one, other) =>
    one.value_stream_id < other.value_stream_id ? -1 : 1,
  );
  for (const { value_stream_id, sops: sop_count, progress, sows, completed } of inOrder) {
    await tx
      .update(valueStreams)
      .set({
        sop_count: sql`${valueStreams.sop_count} + ${sop_count}`,
        sop_progress_sum: sql`${valueStreams.sop_progress_sum} + ${progress}`,
        total_sows: sql`${valueStreams.total_sows} + ${sows}`,
        completed_sows: sql`${valueStreams.completed_sows} + ${completed}`,
      })
      .where(isValueStream(companyId, value_stream_id));
  }
}
