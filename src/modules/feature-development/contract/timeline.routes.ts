import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { trackingPermissions } from './feature-development.permissions.ts';

export const timelineKinds = ['value_stream', 'sop', 'sow'] as const;

/** More lines of one level are not shown. */
export const MOST_TIMELINE_LINES = 1_000;

const day = z.iso.date().nullable();

export const timelineLine = z.object({
  id: recordId,
  kind: z.enum(timelineKinds),
  name: z.string(),
  /** Percent. */
  progress: z.number(),
  /** SOPs of a value stream, SOWs of a SOP. */
  children: z.int(),
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
      today: z.iso.date(),
      lines: z.array(timelineLine),
      /** Whether there are more than are shown. */
      more: z.boolean(),
    }),
  },
});
