import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';

/** How many weeks back one may look; the running week is the last of them. */
export const analyticsSpans = [12, 26, 52] as const;

/** How sure a forecast can be, in percent. */
export const forecastCertainties = [50, 85, 95] as const;

const count = z.int().nonnegative();
const days = z.number();
const monday = z.iso.date();

const stageFlow = z.object({
  stage: z.int(),
  /** Completed within the span, and how long that took from start to completion. */
  completed: count,
  median_days: days.nullable(),
  p85_days: days.nullable(),
  /** Standing there now, and how long they have been. */
  standing: count,
  median_age_days: days.nullable(),
  oldest_age_days: days.nullable(),
  rollbacks: count,
});

export const flowAnalytics = z.object({
  stages: z.array(stageFlow),
  /** What has stood longest where it stands. */
  oldest: z.array(
    z.object({
      id: recordId,
      name: z.string(),
      value_stream_id: recordId,
      sop_id: recordId,
      stage: z.int(),
      since: instant,
      is_started: z.boolean(),
    }),
  ),
  /** Why stages were rolled back within the span, the most frequent reason first. */
  reasons: z.array(z.object({ reason: z.string(), count })),
  throughput: z.array(
    z.object({
      week: monday,
      delivered: count,
      stages_completed: count,
      stages_undone: count,
    }),
  ),
  /** At the end of each week. */
  cumulative: z.array(
    z.object({
      week: monday,
      phases: z.array(z.object({ phase: z.string(), count: z.int() })),
      delivered: z.int(),
    }),
  ),
  forecast: z.object({
    open_sows: count,
    open_stages: count,
    /** Whole weeks of the past that the simulation draws from. */
    weeks: count,
    /** The day by which all is done with this certainty; null where no end is in sight. */
    dates: z.array(z.object({ percent: z.int(), date: z.iso.date().nullable() })),
  }),
});

export type FlowAnalytics = z.output<typeof flowAnalytics>;

export const getAnalyticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/analytics',
  access: trackingPermissions.name('read'),
  summary:
    'How work flows: time in each stage, age of what stands there, rework, throughput by week, cumulative flow, and a forecast by simulation of past weeks',
  query: z.object({
    weeks: z.coerce
      .number()
      .pipe(z.union(analyticsSpans.map((span) => z.literal(span))))
      .default(12),
    value_stream_id: recordId.optional(),
    sop_id: recordId.optional(),
  }),
  answers: { 200: flowAnalytics },
});
