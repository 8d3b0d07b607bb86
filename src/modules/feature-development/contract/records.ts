import { z } from 'zod';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';
import { dueFilters, UNASSIGNED, priorities } from './record-statuses.ts';
import { STAGE_COUNT } from './stage-order.ts';

export const trackingLimits = {
  name: 200,
  description: 5_000,
  notes: 10_000,
  tags: 20,
  tag: 50,
  reason: 1_000,
  assignees: 50,
} as const;

/** The version of a record that its editor saw. */
export const version = z.int32().min(1);

export const nameField = requiredText(
  trackingLimits.name,
  'feature-development:errors.name_required',
);

export const descriptionField = plainText(trackingLimits.description).default('');

export const dateField = calendarDay.nullable().default(null);

const tag = plainText(trackingLimits.tag).pipe(z.string().min(1));

/** Without repetitions. */
export const tagList = z
  .array(tag)
  .transform((given) => [...new Set(given)])
  .pipe(z.array(z.string()).max(trackingLimits.tags));

/** Tags as one text, with commas between them. */
export const tagText = z
  .string()
  .max(trackingLimits.tags * (trackingLimits.tag + 2))
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))
  .pipe(tagList);

interface Planned {
  readonly start_date: string | null;
  readonly end_date?: string | null;
  readonly due_date: string | null;
}

/** Nothing ends, and nothing is due, before it starts. */
export function refuseEarlyEnd(
  { start_date: start, end_date: end = null, due_date: due }: Planned,
  context: z.core.$RefinementCtx<Planned>,
): void {
  const isEarly = (date: string | null) => start !== null && date !== null && date < start;
  if (isEarly(end)) {
    const message = 'feature-development:errors.end_before_start';
    context.addIssue({ code: 'custom', path: ['end_date'], message });
  }
  if (isEarly(due)) {
    const message = 'feature-development:errors.due_before_start';
    context.addIssue({ code: 'custom', path: ['due_date'], message });
  }
}

export const trackingPage = {
  page: pageParameters.page,
  limit: pageParameters.page_size.unwrap().default(10),
  count: pageParameters.count,
};

/** Filters of all lists; those of SOPs and SOWs apply to their value stream. */
export const commonFilters = {
  search: plainText(200).default(''),
  priority: z.enum(priorities).optional(),
  owner: employeeId.optional(),
};

/** Filters of work that has a due date and tags, in lists and on the board. */
export const plannedFilters = {
  due: z.enum(dueFilters).optional(),
  /** The first and the last day of a range. */
  due_from: calendarDay.optional(),
  due_until: calendarDay.optional(),
  /** A whole tag. */
  tag: tag.optional(),
};

/** Filters of SOWs, in lists and on the board. */
export const assignedFilters = {
  ...plannedFilters,
  assignee: z.union([z.literal(UNASSIGNED), employeeId]).optional(),
};

export const sortOrder = z.enum(['asc', 'desc']).default('desc');

export const editedFields = {
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** Name of the employee who changed it last. */
  updated_by: z.string().nullable(),
};

/** Answer of a list: `{ data, total, page, limit }`. */
export function limitedPage<Row extends z.ZodType>(row: Row) {
  const { page_size: limit, ...fields } = page(row).shape;
  return z.object({ ...fields, limit });
}

/** Confirms that everything below is deleted too, by the name of the record. */
export const confirmation = z.object({ confirm_name: plainText(trackingLimits.name).optional() });

export const stageNumber = z.int().min(1).max(STAGE_COUNT);

export const stageParams = z.object({
  id: recordId,
  stage: z.coerce.number().pipe(stageNumber),
});

/** A record as much as names it. */
export const namedRecord = z.object({ id: recordId, name: z.string() });
