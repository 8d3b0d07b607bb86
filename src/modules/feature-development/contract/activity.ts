import { z } from 'zod';
import { fieldChange } from '#modules/audit/contract/entries.ts';
import { calendarDay, employeeId, instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './permissions.ts';

export const activityKinds = ['stages', 'checklists', 'files', 'comments', 'edits'] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** The dates of a plan. */
export const plannedDates = ['start_date', 'due_date'] as const;

const day = calendarDay.nullable();

/** Something that was done to a SOW. A series of similar events is one entry. */
export const activityEntry = z.object({
  /** Of the last event; identifies the entry. */
  sequence: z.number().int(),
  event: z.string(),
  kind: z.enum(activityKinds),
  /** The event in the caller's language. */
  what: z.string(),
  /** Name of the employee. */
  who: z.string().nullable(),
  employee_id: employeeId.nullable(),
  /** When the first and the last of its events happened. */
  began_at: instant,
  at: instant,
  /** How many events it represents. */
  count: z.number().int(),
  stage_number: z.number().int().nullable(),
  /** Why: of a rollback, of a skipped row. */
  reason: z.string().nullable(),
  /** What it was about: names of files, rows, assignees, or the text of a comment. */
  subjects: z.array(z.string()),
  changed: z.array(z.string()),
  /** What an edit changed, in the caller's language. */
  changes: z.array(fieldChange),
  /** Dates that were changed, with what they were. */
  dates: z.array(z.object({ field: z.enum(plannedDates), before: day, after: day })),
});

export type ActivityEntry = z.output<typeof activityEntry>;

const historyOf = <const Level extends 'sows' | 'sops' | 'value-streams'>(
  level: Level,
  what: string,
) =>
  defineRoute({
    method: 'GET',
    path: `/v1/feature-development/${level}/:id/activity` as const,
    access: trackingPermissions.name('read'),
    summary: `Everything that was done to ${what}, the latest first`,
    query: z.object({
      kind: z.enum(activityKinds).optional(),
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answers: {
      200: z.object({ data: z.array(activityEntry), next: z.number().int().nullable() }),
    },
  });

/** `next` is the `before` of the page behind it. */
export const listActivityRoute = historyOf('sows', 'a SOW');
export const listSopActivityRoute = historyOf('sops', 'a SOP');
export const listValueStreamActivityRoute = historyOf('value-streams', 'a value stream');
