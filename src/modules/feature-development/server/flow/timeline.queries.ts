import { and, asc, eq, max, min, sql, type SQL } from 'drizzle-orm';
import {
  lastStage,
  percentOf,
  stagesInOrder,
} from '#modules/feature-development/contract/stage-order.ts';
import {
  MOST_TIMELINE_LINES,
  type TimelineLine,
} from '#modules/feature-development/contract/flow.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { inPercent } from '../records/percent.queries.ts';
import { sops } from '../records/sops.tables.ts';
import { sows } from '../records/sows.tables.ts';
import { sowStages } from '../records/stages.tables.ts';
import { valueStreams } from '../records/value-streams.tables.ts';

interface Parent {
  readonly value_stream_id?: string | undefined;
  readonly sop_id?: string | undefined;
}

interface Lines {
  readonly lines: TimelineLine[];
  readonly more: boolean;
}

/** Planned and actual dates of what is below a parent, or of the value streams without one. */
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
  const dates = datesOfSows(tx, sows.value_stream_id, eq(sows.company_id, companyId));
  return tx
    .select({
      id: valueStreams.id,
      version: valueStreams.version,
      name: valueStreams.name,
      kind: sql<'value_stream'>`'value_stream'`,
      progress: inPercent(valueStreams.progress),
      children: valueStreams.sop_count,
      current_stage: sql<null>`null`,
      planned_start: valueStreams.start_date,
      planned_end: sql<string | null>`coalesce(${valueStreams.due_date}, ${valueStreams.end_date})`,
      actual_start: dates.start,
      actual_end: dates.end,
    })
    .from(valueStreams)
    .leftJoin(dates, eq(dates.parent, valueStreams.id))
    .where(eq(valueStreams.company_id, companyId))
    .orderBy(sql`${valueStreams.start_date} nulls last`, asc(valueStreams.name))
    .limit(MOST_TIMELINE_LINES + 1);
}

async function linesOfSops(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  value_stream_id: string,
): Promise<TimelineLine[]> {
  const ofStream = and(eq(sows.company_id, companyId), eq(sows.value_stream_id, value_stream_id));
  const dates = datesOfSows(tx, sows.sop_id, ofStream);
  return tx
    .select({
      id: sops.id,
      version: sops.version,
      name: sops.name,
      kind: sql<'sop'>`'sop'`,
      progress: inPercent(sops.progress),
      children: sops.sow_count,
      current_stage: sql<null>`null`,
      planned_start: dates.planned_start,
      planned_end: dates.planned_end,
      actual_start: dates.start,
      actual_end: dates.end,
    })
    .from(sops)
    .leftJoin(dates, eq(dates.parent, sops.id))
    .where(and(eq(sops.company_id, companyId), eq(sops.value_stream_id, value_stream_id)))
    .orderBy(sql`${dates.planned_start} nulls last`, asc(sops.name))
    .limit(MOST_TIMELINE_LINES + 1);
}

async function linesOfSows(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  sop_id: string,
): Promise<TimelineLine[]> {
  const rows = await tx
    .select({
      id: sows.id,
      version: sows.version,
      name: sows.name,
      current_stage: sows.current_stage,
      planned_start: sows.start_date,
      planned_end: sows.due_date,
      actual_start: sql<string | null>`${firstStart}`,
      actual_end: sql<string | null>`${delivery}`,
    })
    .from(sows)
    .where(and(eq(sows.company_id, companyId), eq(sows.sop_id, sop_id)))
    .orderBy(sql`${sows.start_date} nulls last`, asc(sows.name))
    .limit(MOST_TIMELINE_LINES + 1);
  return rows.map((row) => ({
    kind: 'sow',
    ...row,
    progress: percentOf(row.current_stage),
    children: 0,
  }));
}

/** First and last dates of SOWs, grouped by their parent. */
function datesOfSows(
  tx: Transaction,
  parent: typeof sows.sop_id | typeof sows.value_stream_id,
  which: SQL | undefined,
) {
  return tx
    .select({
      parent: sql<string>`${parent}`.as('parent'),
      planned_start: min(sows.start_date).as('planned_start'),
      planned_end: max(sows.due_date).as('planned_end'),
      start: sql<string | null>`min(${firstStart})`.as('first_start'),
      // There is no end before everything is delivered.
      end: sql<string | null>`case when count(*) = count(${delivery}) then max(${delivery}) end`.as(
        'last_end',
      ),
    })
    .from(sows)
    .where(which)
    .groupBy(parent)
    .as('dates');
}

/** Stages go in order, so a SOW begins with the first pass of the first. */
const firstStart = dayOf(sql`
  select ${sowStages.started_at} from ${sowStages}
  where ${sowStages.company_id} = ${sows.company_id} and ${sowStages.sow_id} = ${sows.id}
    and ${sowStages.stage_number} = ${stagesInOrder[0]} and ${sowStages.pass} = 1`);

const delivery = dayOf(sql`
  select ${sowStages.completed_at} from ${sowStages}
  where ${sowStages.company_id} = ${sows.company_id} and ${sowStages.sow_id} = ${sows.id}
    and ${sowStages.stage_number} = ${lastStage} and ${sowStages.is_current}`);

/** The day of an instant by the calendar of Bangkok. */
function dayOf(instant: SQL): SQL {
  return sql`to_char((${instant}) at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;
}
