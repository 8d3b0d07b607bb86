import { z } from 'zod';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';
import { assignedFilters, namedRecord } from './records.ts';
import { sowStatuses } from './record-statuses.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';

/** How many weeks can be analysed; the current week is the last of them. */
export const analyticsSpans = [12, 26, 52] as const;

/** How sure a forecast can be, in percent. */
export const forecastCertainties = [50, 85, 95] as const;

const count = z.int().nonnegative();
const days = z.number();
const monday = calendarDay;

const stageFlow = z.object({
  stage: z.int(),
  /** Completed within the span, and how long that took from start to completion. */
  completed: count,
  median_days: days.nullable(),
  p85_days: days.nullable(),
  /** There now, and for how long. */
  standing: count,
  median_age_days: days.nullable(),
  oldest_age_days: days.nullable(),
  rollbacks: count,
});

export const flowAnalytics = z.object({
  stages: z.array(stageFlow),
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
    dates: z.array(z.object({ percent: z.int(), date: calendarDay.nullable() })),
  }),
});

export type FlowAnalytics = z.output<typeof flowAnalytics>;

export const getAnalyticsRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/analytics',
  access: trackingPermissions.name('read'),
  summary:
    'How work flows: time in each stage, age of what is there, rework, throughput by week, cumulative flow, and a forecast by simulation of past weeks',
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

export const boardGroups = ['phase', 'stage'] as const;

/** Delivered work has a column of its own, after all phases and stages. */
export const DELIVERED = 'delivered';

/** Cards that a column shows until more are requested. */
export const CARDS_OF_A_COLUMN = 12;
export const MOST_CARDS_OF_A_COLUMN = 240;

export const boardCard = z.object({
  id: recordId,
  /** What it waits for: SOWs that block it and are not delivered. */
  open_blockers: z.array(namedRecord),
  name: z.string(),
  sop: namedRecord,
  value_stream: namedRecord,
  /** The latest stage that is complete, 0 when none is. */
  current_stage: z.int(),
  version: z.int(),
  /** Since when it is at its stage: the stage was started, or the one before was completed. */
  since: instant,
  /** When the stage after `current_stage` was started; null while it waits, or when all is delivered. */
  started_at: instant.nullable(),
  /** More than 1 after a rollback. */
  pass: z.int(),
  /** Who works on its stage: the stage's assignees, or else that of the SOW. */
  assignees: z.array(z.string()),
  /** Of the SOW. */
  assignee_id: employeeId.nullable(),
  assignee: z.string().nullable(),
  /** The agent profile that works on it beside them. */
  agent_profile_id: recordId.nullable(),
  agent_profile: z.string().nullable(),
  tags: z.array(z.string()),
  due_date: calendarDay.nullable(),
  overdue: z.boolean(),
});

export type BoardCard = z.output<typeof boardCard>;

export const boardColumn = z.object({
  /** A phase, the number of a stage, or `delivered`. */
  key: z.string(),
  count: z.int(),
  /** The longest there first; of delivered work the latest. */
  cards: z.array(boardCard),
});

export type BoardColumn = z.output<typeof boardColumn>;

export const getBoardRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/board',
  access: trackingPermissions.name('read'),
  summary: 'SOWs by their phase or stage: the one that is in work or waits to be started',
  query: z.object({
    group: z.enum(boardGroups).default('phase'),
    value_stream_id: recordId.optional(),
    sop_id: recordId.optional(),
    search: plainText(200).default(''),
    status: z.enum(sowStatuses).optional(),
    ...assignedFilters,
    /** Of the value stream. */
    owner: employeeId.optional(),
    /** `yes`: only those assigned to the caller. */
    mine: z.enum(['yes']).optional(),
    /** The column that shows more cards than the others, and how many. */
    column: z.string().max(20).optional(),
    shown: z.coerce.number().int().min(1).max(MOST_CARDS_OF_A_COLUMN).default(CARDS_OF_A_COLUMN),
  }),
  answers: { 200: z.object({ columns: z.array(boardColumn) }) },
});

/** What needs a person's attention: work that waits, waits for approval, is overdue or was rolled back. */
export const myWorkParts = ['waiting', 'approval', 'overdue', 'rolled_back'] as const;

export const myWorkItem = boardCard.extend({
  /** Of the rollback that brought it back to this stage. */
  rollback_reason: z.string().nullable(),
});

export type MyWorkItem = z.output<typeof myWorkItem>;

export const listMyWorkRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/my-work',
  access: trackingPermissions.name('read'),
  summary:
    'SOWs that wait for the caller as an assignee of their stage, or of the SOW where nobody is assigned to the stage; and those whose stage waits for the caller’s approval',
  query: z.object({ ...pageParameters, part: z.enum(myWorkParts).default('waiting') }),
  answers: {
    200: page(myWorkItem).extend({
      counts: z.object({
        waiting: z.int(),
        approval: z.int(),
        overdue: z.int(),
        rolled_back: z.int(),
      }),
    }),
  },
});

export const timelineKinds = ['value_stream', 'sop', 'sow'] as const;

/** More lines of one level are not shown. */
export const MOST_TIMELINE_LINES = 1_000;

const day = calendarDay.nullable();

export const timelineLine = z.object({
  id: recordId,
  /** For a change of the plan. */
  version: z.int(),
  kind: z.enum(timelineKinds),
  name: z.string(),
  /** Percent. */
  progress: z.number(),
  /** SOPs of a value stream, SOWs of a SOP. */
  children: z.int(),
  /** Of a SOW: its latest stage that is complete, 0 when none is. */
  current_stage: z.int().nullable(),
  planned_start: day,
  planned_end: day,
  /** The day of the first start of a stage. */
  actual_start: day,
  /** The day on which all was complete; null while something is not. */
  actual_end: day,
});

export type TimelineLine = z.output<typeof timelineLine>;

export const getTimelineRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/timeline',
  access: trackingPermissions.name('read'),
  summary:
    'Planned and actual dates: of all value streams, of the SOPs of one, or of the SOWs of a SOP. A SOP has the dates of its SOWs',
  query: z.object({ value_stream_id: recordId.optional(), sop_id: recordId.optional() }),
  answers: {
    200: z.object({
      /** Today by the calendar of Bangkok. */
      today: calendarDay,
      lines: z.array(timelineLine),
      more: z.boolean(),
    }),
  },
});
