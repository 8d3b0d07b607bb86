import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { trackingPermissions } from './feature-development.permissions.ts';

/** By what a board puts its cards together. */
export const boardGroups = ['phase', 'stage'] as const;

/** Work that is delivered stands in a column of its own, after all phases and stages. */
export const DELIVERED = 'delivered';

/** A column shows so many cards until more of it are asked for. */
export const CARDS_OF_A_COLUMN = 12;
export const MOST_CARDS_OF_A_COLUMN = 240;

const named = z.object({ id: recordId, name: z.string() });

export const boardCard = z.object({
  id: recordId,
  name: z.string(),
  sop: named,
  value_stream: named,
  /** The latest stage that is complete, 0 when none is. */
  current_stage: z.int(),
  version: z.int(),
  /** Since when it stands where it stands: the stage was started, or the one before was completed. */
  since: instant,
  /** When the stage after `current_stage` was started; null while it waits, or when all is delivered. */
  started_at: instant.nullable(),
  /** More than 1 after a rollback. */
  pass: z.int(),
  assignees: z.array(z.string()),
  due_date: z.iso.date().nullable(),
  overdue: z.boolean(),
});

export type BoardCard = z.output<typeof boardCard>;

export const boardColumn = z.object({
  /** A phase, the number of a stage, or `delivered`. */
  key: z.string(),
  count: z.int(),
  /** The longest standing first; of what is delivered the latest. */
  cards: z.array(boardCard),
});

export type BoardColumn = z.output<typeof boardColumn>;

export const getBoardRoute = defineRoute({
  method: 'GET',
  path: '/v1/feature-development/board',
  access: trackingPermissions.name('read'),
  summary:
    'SOWs by the phase or stage they stand at: that which is worked on or waits to be started',
  query: z.object({
    group: z.enum(boardGroups).default('phase'),
    value_stream_id: recordId.optional(),
    sop_id: recordId.optional(),
    search: plainText(200).default(''),
    /** `yes` only those that the caller is assigned to. */
    mine: z.enum(['yes']).optional(),
    /** The column that is shown further than the others, and how far. */
    column: z.string().max(20).optional(),
    shown: z.coerce.number().int().min(1).max(MOST_CARDS_OF_A_COLUMN).default(CARDS_OF_A_COLUMN),
  }),
  answers: { 200: z.object({ columns: z.array(boardColumn) }) },
});
