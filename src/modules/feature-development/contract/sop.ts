import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { descriptionField, nameField, version } from './fields.ts';
import { commonFilters, sortOrder, trackingPage } from './lists.ts';
import { sopSortKeys } from './sort-keys.ts';
import { sopStatuses } from './statuses.ts';

const sopFields = {
  name: nameField,
  value_stream_id: z.uuid('feature-development:errors.value_stream_required'),
  description: descriptionField,
  manual_status: z.enum(sopStatuses).default('Pending'),
};

export const sopInput = z.strictObject(sopFields);

/** Another `value_stream_id` takes the SOP there with all its SOWs. */
export const sopChange = z.strictObject({ ...sopFields, version });

export type SopInput = z.output<typeof sopInput>;
export type SopChange = z.output<typeof sopChange>;

export const sop = z.object({
  id: recordId,
  value_stream_id: recordId,
  value_stream_name: z.string(),
  name: z.string(),
  description: z.string(),
  manual_status: z.enum(sopStatuses),
  /** Percent with two decimals: the average of its SOWs. */
  progress: z.number(),
  sow_count: z.number().int(),
  /** SOWs of which every stage is complete. */
  completed_sows: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** Name of the employee who changed it last. */
  updated_by: z.string().nullable(),
});

export type Sop = z.output<typeof sop>;

export const listSopsQuery = z.object({
  ...trackingPage,
  ...commonFilters,
  status: z.enum(sopStatuses).optional(),
  sort_by: z.enum(sopSortKeys).default('created_at'),
  sort_order: sortOrder,
});
