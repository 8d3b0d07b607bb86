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
  readonly sopId: string;
  readonly sows: number;
  /** In percent. */
  readonly progress: number;
  readonly completed: number;
}

/** What a value stream gains. */
interface GainOfValueStream {
  readonly valueStreamId: string;
  readonly sops: number;
  /** Of its SOPs, in hundredths of a percent. */
  readonly progress: number;
  readonly sows: number;
  readonly completed: number;
}

/** What a SOP has by a SOW that stands at a stage. */
export function weightOf(currentStage: number) {
  return {
    sows: 1,
    progress: percentOf(currentStage),
    completed: currentStage === STAGE_COUNT ? 1 : 0,
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
export function withoutWeight(currentStage: number) {
  const { sows, progress, completed } = weightOf(currentStage);
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
  for (const gain of gains.toSorted((one, other) => (one.sopId < other.sopId ? -1 : 1))) {
    above.push(await changeSop(tx, scope, gain));
  }
  await changeValueStreams(tx, scope, above);
}

async function changeSop(
  tx: Transaction,
  scope: Company,
  { sopId, sows, progress, completed }: GainOfSop,
): Promise<GainOfValueStream> {
  const before = await lockSop(tx, scope, sopId);
  const [after] = await tx
    .update(sops)
    .set({
      sow_count: sql`${sops.sow_count} + ${sows}`,
      sow_progress_sum: sql`${sops.sow_progress_sum} + ${progress}`,
      completed_sows: sql`${sops.completed_sows} + ${completed}`,
    })
    .where(and(eq(sops.company_id, scope.companyId), eq(sops.id, sopId)))
    .returning({ valueStreamId: sops.value_stream_id, progress: sops.progress });
  if (before === undefined || after === undefined) throw errors.not_found();
  const { valueStreamId } = after;
  return { valueStreamId, sops: 0, progress: after.progress - before.progress, sows, completed };
}

/** The same for value streams alone, when SOPs come, go or move. */
export async function changeValueStreams(
  tx: Transaction,
  { companyId }: Company,
  gains: readonly GainOfValueStream[],
): Promise<void> {
  const inOrder = gains.toSorted((one, other) =>
    one.valueStreamId < other.valueStreamId ? -1 : 1,
  );
  for (const { valueStreamId, sops: sopCount, progress, sows, completed } of inOrder) {
    await tx
      .update(valueStreams)
      .set({
        sop_count: sql`${valueStreams.sop_count} + ${sopCount}`,
        sop_progress_sum: sql`${valueStreams.sop_progress_sum} + ${progress}`,
        total_sows: sql`${valueStreams.total_sows} + ${sows}`,
        completed_sows: sql`${valueStreams.completed_sows} + ${completed}`,
      })
      .where(isValueStream(companyId, valueStreamId));
  }
}
