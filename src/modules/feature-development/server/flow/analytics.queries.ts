import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { STAGE_COUNT } from '#modules/feature-development/contract/stage-order.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';
import type { StageCount } from './sum-weeks.ts';
import { isOpen } from '../records/sows.queries.ts';
import { stageInWork } from './current-stage.queries.ts';
import { WEEK_MS } from './weeks.ts';

/** Which work is analysed, and since when. */
export interface Span {
  readonly companyId: number;
  readonly value_stream_id?: string | undefined;
  readonly sop_id?: string | undefined;
  /** The start of the first week. */
  readonly since: string;
  readonly now: string;
}

const DAY_SECONDS = 24 * 3600;
const OLDEST = 10;
const REASONS = 10;

/** How long stages took that were completed within the span, from their start. */
export function readDurations(tx: Transaction, span: Span) {
  const took = sql`${sowStages.completed_at} - ${sowStages.started_at}`;
  const taken = tx
    .select({
      completed: sql<number>`count(*)::int`.as('completed'),
      shares: sql`percentile_cont(array[0.5, 0.85]) within group (order by ${took})`.as('shares'),
    })
    .from(sowStages)
    .where(and(completedIn(tx, span), wasWorkedOn))
    .as('taken');
  const days = (place: number) =>
    sql<number | null>`(extract(epoch from ${taken.shares}[${place}]) / ${DAY_SECONDS})::float8`;
  return tx
    .select({ stage, completed: taken.completed, median: days(1), p85: days(2) })
    .from(everyStage)
    .crossJoinLateral(taken);
}

/** How many SOWs are at each stage now, and for how long; delivered ones are past the last. */
export function readStanding(tx: Transaction, span: Span) {
  const age = sql`extract(epoch from ${span.now}::timestamptz - ${sows.stands_since})`;
  const each = tx
    .select({ done: sows.current_stage, days: sql`${age} / ${DAY_SECONDS}`.as('days') })
    .from(sows)
    .where(sowsIn(span))
    .as('each');
  return tx
    .select({
      done: each.done,
      standing: count(),
      median: sql<number>`percentile_cont(0.5) within group (order by ${each.days})`,
      oldest: sql<number>`max(${each.days})::float8`,
    })
    .from(each)
    .groupBy(each.done);
}

export async function readOldest(tx: Transaction, span: Span): Promise<FlowAnalytics['oldest']> {
  const rows = await tx
    .select({
      id: sows.id,
      name: sows.name,
      value_stream_id: sows.value_stream_id,
      sop_id: sows.sop_id,
      // Open ones are all at a stage.
      stage: sql<number>`${stageInWork}`,
      since: sows.stands_since,
      started_at: sows.stage_started_at,
    })
    .from(sows)
    .where(and(sowsIn(span), isOpen))
    .orderBy(asc(sows.stands_since), asc(sows.id))
    .limit(OLDEST);
  return rows.map(({ started_at, ...row }) => ({
    ...row,
    is_started: started_at !== null,
  }));
}

/** How often stages were completed in each week of the span. */
export async function readCompletions(tx: Transaction, span: Span) {
  const done = tx
    .select({
      week: weekOf(sowStages.completed_at, span).as('week'),
      count: sql<number>`count(*)::int`.as('done'),
      worked: sql<number>`(count(*) filter (where ${wasWorkedOn}))::int`.as('worked'),
    })
    .from(sowStages)
    .where(completedIn(tx, span))
    .groupBy(sql`1`)
    .as('completions');
  const rows = await tx
    .select({ stage, week: done.week, count: done.count, worked: done.worked })
    .from(everyStage)
    .crossJoinLateral(done);
  return {
    completed: rows,
    worked: rows.map(({ worked, ...row }) => ({ ...row, count: worked })),
  };
}

/** How often completions were rolled back in each week of the span. */
export function readUndone(tx: Transaction, span: Span): Promise<StageCount[]> {
  return tx
    .select({
      week: weekOf(sowStages.rolled_back_at, span),
      stage: sowStages.stage_number,
      count: count(),
    })
    .from(sowStages)
    .where(and(rolledBackIn(tx, span), isNotNull(sowStages.completed_at)))
    .groupBy(sql`1`, sowStages.stage_number);
}

export function readCreations(tx: Transaction, span: Span) {
  return tx
    .select({ week: weekOf(sows.created_at, span), count: count() })
    .from(sows)
    .where(and(sowsIn(span), gte(sows.created_at, span.since)))
    .groupBy(sql`1`);
}

export function readRollbacks(tx: Transaction, span: Span) {
  return tx
    .select({ stage: sowStages.stage_number, count: count() })
    .from(sowStages)
    .where(and(rolledBackIn(tx, span), hasReason))
    .groupBy(sowStages.stage_number);
}

/** Why they were, the most frequent reason first. */
export function readReasons(tx: Transaction, span: Span) {
  return tx
    .select({ reason: sql<string>`${sowStages.rollback_reason}`, count: count() })
    .from(sowStages)
    .where(and(rolledBackIn(tx, span), hasReason))
    .groupBy(sowStages.rollback_reason)
    .orderBy(desc(count()), asc(sowStages.rollback_reason))
    .limit(REASONS);
}

function rolledBackIn(tx: Transaction, span: Span): SQL | undefined {
  return and(stagesIn(tx, span), gte(sowStages.rolled_back_at, span.since));
}

/** Only the stage that was rolled back has the reason, not those after it. */
const hasReason = isNotNull(sowStages.rollback_reason);

/** Each stage reads its own part of the index, which is much faster than sorting all by stage. */
const everyStage = sql`generate_series(1, ${STAGE_COUNT}) as road(stage)`;
const stage = sql<number>`road.stage`;

function completedIn(tx: Transaction, span: Span): SQL | undefined {
  return and(
    stagesIn(tx, span),
    eq(sowStages.stage_number, stage),
    gte(sowStages.completed_at, span.since),
  );
}

/** Not just recorded as complete when its SOW was created. */
const wasWorkedOn = lt(sowStages.started_at, sowStages.completed_at);

/** 0 for the first of the span. */
function weekOf(instant: AnyPgColumn, { since }: Span) {
  const seconds = sql`extract(epoch from ${instant})::float8 - ${Date.parse(since) / 1_000}`;
  return sql<number>`floor((${seconds}) / ${WEEK_MS / 1_000})::int`;
}

function sowsIn({ companyId, value_stream_id, sop_id }: Span): SQL | undefined {
  return and(
    eq(sows.company_id, companyId),
    value_stream_id === undefined ? undefined : eq(sows.value_stream_id, value_stream_id),
    sop_id === undefined ? undefined : eq(sows.sop_id, sop_id),
  );
}

function stagesIn(tx: Transaction, span: Span): SQL | undefined {
  const isWhole = span.value_stream_id === undefined && span.sop_id === undefined;
  return and(
    eq(sowStages.company_id, span.companyId),
    isWhole
      ? undefined
      : inArray(sowStages.sow_id, tx.select({ id: sows.id }).from(sows).where(sowsIn(span))),
  );
}
