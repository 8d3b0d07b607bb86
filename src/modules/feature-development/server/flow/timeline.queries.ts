import { and, asc, eq, max, min, sql, type SQL } from 'drizzle-orm';
import { percentOf, STAGE_COUNT } from '#modules/feature-development/contract/stages.ts';
import {
  MOST_TIMELINE_LINES,
  type TimelineLine,
} from '#modules/feature-development/contract/timeline.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sops } from '../sops/sops.tables.ts';
import { sows } from '../sows/sows.tables.ts';
import { sowStages } from '../stages/stages.tables.ts';
import { valueStreams } from '../value-streams/value-streams.tables.ts';

interface Parent {
  readonly value_stream_id?: string | undefined;
  readonly sop_id?: string | undefined;
}

interface Lines {
  readonly lines: TimelineLine[];
  readonly more: boolean;
}

/** Planned and actual dates of what hangs below a parent; of the value streams without one. */
export async function readTimeline(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  parent: Parent,
): Promise<Lines> {
  const rows = await linesBelow(tx, scope, parent);
  return { lines: rows.slice(0, MOST_TIMELINE_LINES), more: rows.length > MOST_TIMELINE_LINES };
}

function linesBelow(tx: Transaction, scope: Pick<Scope, 'companyId'>, parent: Parent) {
  if (parent.sop_id !== undefined) return linesOfSows(tx, scope, parent.sop_id);
  if (parent.value_stream_id !== undefined) return linesOfSops(tx, scope, parent.value_stream_id);
  return linesOfValueStreams(tx, scope);
}

async function linesOfValueStreams(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<TimelineLine[]> {
  const dates = datesOfSows(tx, sows.valueStreamId, eq(sows.companyId, companyId));
  const rows = await tx
    .select({
      id: valueStreams.id,
      name: valueStreams.name,
      progress: valueStreams.progress,
      children: valueStreams.sopCount,
      planned_start: valueStreams.startDate,
      planned_end: sql<string | null>`coalesce(${valueStreams.dueDate}, ${valueStreams.endDate})`,
      actual_start: dates.start,
      actual_end: dates.end,
    })
    .from(valueStreams)
    .leftJoin(dates, eq(dates.parent, valueStreams.id))
    .where(eq(valueStreams.companyId, companyId))
    .orderBy(sql`${valueStreams.startDate} nulls last`, asc(valueStreams.name))
    .limit(MOST_TIMELINE_LINES + 1);
  return rows.map((row) => ({ kind: 'value_stream', ...row, progress: row.progress / 100 }));
}

async function linesOfSops(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  valueStreamId: string,
): Promise<TimelineLine[]> {
  const ofStream = and(eq(sows.companyId, companyId), eq(sows.valueStreamId, valueStreamId));
  const dates = datesOfSows(tx, sows.sopId, ofStream);
  const rows = await tx
    .select({
      id: sops.id,
      name: sops.name,
      progress: sops.progress,
      children: sops.sowCount,
      planned_start: dates.plannedStart,
      planned_end: dates.plannedEnd,
      actual_start: dates.start,
      actual_end: dates.end,
    })
    .from(sops)
    .leftJoin(dates, eq(dates.parent, sops.id))
    .where(and(eq(sops.companyId, companyId), eq(sops.valueStreamId, valueStreamId)))
    .orderBy(sql`${dates.plannedStart} nulls last`, asc(sops.name))
    .limit(MOST_TIMELINE_LINES + 1);
  return rows.map((row) => ({ kind: 'sop', ...row, progress: row.progress / 100 }));
}

async function linesOfSows(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  sopId: string,
): Promise<TimelineLine[]> {
  const rows = await tx
    .select({
      id: sows.id,
      name: sows.name,
      done: sows.currentStage,
      planned_start: sows.startDate,
      planned_end: sows.dueDate,
      actual_start: sql<string | null>`${firstStart}`,
      actual_end: sql<string | null>`${delivery}`,
    })
    .from(sows)
    .where(and(eq(sows.companyId, companyId), eq(sows.sopId, sopId)))
    .orderBy(sql`${sows.startDate} nulls last`, asc(sows.name))
    .limit(MOST_TIMELINE_LINES + 1);
  return rows.map(({ done, ...row }) => ({
    kind: 'sow',
    ...row,
    progress: percentOf(done),
    children: 0,
  }));
}

/** First and last dates of SOWs, put together by what they hang below. */
function datesOfSows(
  tx: Transaction,
  parent: typeof sows.sopId | typeof sows.valueStreamId,
  which: SQL | undefined,
) {
  return tx
    .select({
      parent: sql<string>`${parent}`.as('parent'),
      plannedStart: min(sows.startDate).as('planned_start'),
      plannedEnd: max(sows.dueDate).as('planned_end'),
      start: sql<string | null>`min(${firstStart})`.as('first_start'),
      // Of a delivery that is still to come nothing is known.
      end: sql<string | null>`case when count(*) = count(${delivery}) then max(${delivery}) end`.as(
        'last_end',
      ),
    })
    .from(sows)
    .where(which)
    .groupBy(parent)
    .as('dates');
}

/** Stages go in order, so that the first pass through the first is where a SOW begins. */
const firstStart = dayOf(sql`
  select ${sowStages.startedAt} from ${sowStages}
  where ${sowStages.companyId} = ${sows.companyId} and ${sowStages.sowId} = ${sows.id}
    and ${sowStages.stageNumber} = 1 and ${sowStages.pass} = 1`);

const delivery = dayOf(sql`
  select ${sowStages.completedAt} from ${sowStages}
  where ${sowStages.companyId} = ${sows.companyId} and ${sowStages.sowId} = ${sows.id}
    and ${sowStages.stageNumber} = ${STAGE_COUNT} and ${sowStages.isCurrent}`);

/** The day of an instant by the calendar of Bangkok. */
function dayOf(instant: SQL): SQL {
  return sql`to_char((${instant}) at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;
}
