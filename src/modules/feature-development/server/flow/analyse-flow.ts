import {
  forecastCertainties,
  type FlowAnalytics,
  type getAnalyticsRoute,
} from '#modules/feature-development/contract/flow.ts';
import {
  isDelivered,
  lastStage,
  nextStage,
  stagesAfter,
  stagesInOrder,
  stagesOf,
} from '#modules/feature-development/contract/stage-order.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import * as queries from './analytics.queries.ts';
import { foldCumulativeFlow, foldThroughput } from './sum-weeks.ts';
import { forecastWeeks } from './forecast.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import { lastMondays, startOfDay, weeksAfter } from './weeks.ts';

interface Request {
  readonly query: Query<typeof getAnalyticsRoute>;
  readonly now: Date;
}

const phaseEnds = phases.map((phase) => ({ phase, lastStage: Math.max(...stagesOf(phase)) }));

/** How work flows through the stages, and when open work will be done at the same pace. */
export async function analyseFlow(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { query, now }: Request,
): Promise<FlowAnalytics> {
  const mondays = lastMondays(now, query.weeks);
  const [firstMonday = ''] = mondays;
  const span = {
    companyId,
    ...query,
    since: startOfDay(firstMonday),
    now: now.toISOString(),
  };
  const [durations, standing, oldest, completions, undone, created, rollbacks, reasons] =
    await Promise.all([
      queries.readDurations(tx, span),
      queries.readStanding(tx, span),
      queries.readOldest(tx, span),
      queries.readCompletions(tx, span),
      queries.readUndone(tx, span),
      queries.readCreations(tx, span),
      queries.readRollbacks(tx, span),
      queries.readReasons(tx, span),
    ]);
  const { completed, worked } = completions;
  const throughput = foldThroughput({ mondays, completed: worked, undone, created }, lastStage);

  const stages = stagesInOrder.map((stage) => {
    const duration = durations.find((row) => row.stage === stage);
    const here = standing.find(({ done }) => nextStage(done) === stage);
    return {
      stage,
      completed: duration?.completed ?? 0,
      median_days: duration?.median ?? null,
      p85_days: duration?.p85 ?? null,
      standing: here?.standing ?? 0,
      median_age_days: here?.median ?? null,
      oldest_age_days: here?.oldest ?? null,
      rollbacks: rollbacks.find((row) => row.stage === stage)?.count ?? 0,
    };
  });
  const open = standing.filter(({ done }) => !isDelivered(done));
  const openSows = open.reduce((sum, row) => sum + row.standing, 0);
  const openStages = open.reduce(
    (sum, row) => sum + row.standing * stagesAfter(row.done).length,
    0,
  );
  return {
    stages,
    oldest,
    reasons,
    throughput,
    cumulative: foldCumulativeFlow({ mondays, completed, undone, created }, standing, phaseEnds),
    forecast: {
      open_sows: openSows,
      open_stages: openStages,
      ...forecast(openStages, throughput, now),
    },
  };
}

type Throughput = FlowAnalytics['throughput'];

/** The current week is not over, so the past is all weeks before it. */
function forecast(openStages: number, throughput: Throughput, now: Date) {
  const past = throughput.slice(0, -1);
  const weeks = past.map((week) => week.stages_completed - week.stages_undone);
  const lengths = forecastWeeks({ remaining: openStages, weeks }, forecastCertainties);
  return {
    weeks: weeks.length,
    dates: forecastCertainties.map((percent, place) => {
      const length = lengths[place] ?? null;
      return { percent, date: length === null ? null : weeksAfter(dayInBangkok(now), length) };
    }),
  };
}
