import { and, eq, sql } from 'drizzle-orm';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import {
  isDelivered,
  NOT_STARTED,
  percentOf,
} from '#modules/feature-development/contract/stage-order.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inHundredths } from './percent.queries.ts';
import { lockSops } from './sops.queries.ts';
import { sops } from './sops.tables.ts';
import type { sows } from './sows.tables.ts';
import { isValueStream } from './value-streams.queries.ts';
import { valueStreams } from './value-streams.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** What SOWs count in the sums above them; negative where they go. */
interface Weight {
  readonly sows: number;
  /** In percent for a SOP, in hundredths of a percent for a value stream. */
  readonly progress: number;
  readonly started: number;
  readonly completed: number;
}

/** How far a SOW is. */
type Position = Pick<typeof sows.$inferSelect, 'current_stage' | 'stage_started_at'>;

interface GainOfSop extends Weight {
  readonly sop_id: string;
}

interface GainOfValueStream extends Weight {
  readonly value_stream_id: string;
  readonly sops: number;
}

/** What a SOP gains by a SOW. */
export function weightOf({ current_stage, stage_started_at }: Position): Weight {
  return {
    sows: 1,
    progress: percentOf(current_stage),
    started: current_stage > NOT_STARTED || stage_started_at !== null ? 1 : 0,
    completed: isDelivered(current_stage) ? 1 : 0,
  };
}

/** What it gains or loses when the SOW moves. */
export function weightBetween(from: Position, to: Position): Weight {
  const [before, after] = [weightOf(from), weightOf(to)];
  return {
    sows: 0,
    progress: after.progress - before.progress,
    started: after.started - before.started,
    completed: after.completed - before.completed,
  };
}

/** What it loses when the SOW goes. */
export function withoutWeight(position: Position): Weight {
  const { sows, progress, started, completed } = weightOf(position);
  return { sows: -sows, progress: -progress, started: -started, completed: -completed };
}

type Counted = Pick<Sop, 'progress' | 'sow_count' | 'started_sows' | 'completed_sows'>;

/** What a value stream gains by a SOP with its SOWs, or loses where `sign` is -1. */
export function weightOfSop(
  { progress, sow_count, started_sows, completed_sows }: Counted,
  sign: 1 | -1 = 1,
): Omit<GainOfValueStream, 'value_stream_id'> {
  return {
    sops: sign,
    progress: sign * inHundredths(progress),
    sows: sign * sow_count,
    started: sign * started_sows,
    completed: sign * completed_sows,
  };
}

/**
 * Adds what changed below to the sums of SOPs and of the value streams above, so that nothing is counted
 * again. Rows are locked in one order everywhere: SOWs, SOPs, value streams, and each kind by id.
 */
export async function updateProgress(
  tx: Transaction,
  scope: Company,
  gains: readonly GainOfSop[],
): Promise<void> {
  const ids = gains.map(({ sop_id }) => sop_id);
  const before = new Map((await lockSops(tx, scope, ids)).map((sop) => [sop.id, sop.progress]));
  const above: GainOfValueStream[] = [];
  for (const { sop_id, ...gain } of gains) {
    const [sop] = await tx
      .update(sops)
      .set({
        sow_count: sql`${sops.sow_count} + ${gain.sows}`,
        sow_progress_sum: sql`${sops.sow_progress_sum} + ${gain.progress}`,
        started_sows: sql`${sops.started_sows} + ${gain.started}`,
        completed_sows: sql`${sops.completed_sows} + ${gain.completed}`,
      })
      .where(and(eq(sops.company_id, scope.companyId), eq(sops.id, sop_id)))
      .returning({ value_stream_id: sops.value_stream_id, progress: sops.progress });
    if (sop === undefined) throw errors.not_found();
    above.push({ ...gain, ...sop, sops: 0, progress: sop.progress - (before.get(sop_id) ?? 0) });
  }
  await updateValueStreams(tx, scope, above);
}

/** The same for value streams alone, when SOPs are created, deleted or moved. */
export async function updateValueStreams(
  tx: Transaction,
  { companyId }: Company,
  gains: readonly GainOfValueStream[],
): Promise<void> {
  const inOrder = gains.toSorted((one, other) =>
    one.value_stream_id < other.value_stream_id ? -1 : 1,
  );
  for (const { value_stream_id, sops: sop_count, progress, ...gain } of inOrder) {
    await tx
      .update(valueStreams)
      .set({
        sop_count: sql`${valueStreams.sop_count} + ${sop_count}`,
        sop_progress_sum: sql`${valueStreams.sop_progress_sum} + ${progress}`,
        total_sows: sql`${valueStreams.total_sows} + ${gain.sows}`,
        started_sows: sql`${valueStreams.started_sows} + ${gain.started}`,
        completed_sows: sql`${valueStreams.completed_sows} + ${gain.completed}`,
      })
      .where(isValueStream(companyId, value_stream_id));
  }
}
