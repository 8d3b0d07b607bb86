import { z } from 'zod';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import {
  dateField,
  descriptionField,
  nameField,
  refuseEarlyEnd,
  tagText,
  trackingLimits,
  version,
} from './fields.ts';
import { priorities, valueStreamStatuses } from './statuses.ts';

const valueStreamFields = {
  name: nameField,
  description: descriptionField,
  /** With commas between them. */
  tags: tagText.default([]),
  manual_status: z.enum(valueStreamStatuses).default('Open'),
  priority: z.enum(priorities).default('medium'),
  owner_id: employeeId.nullable().default(null),
  notes: plainText(trackingLimits.notes).default(''),
  start_date: dateField,
  end_date: dateField,
  due_date: dateField,
};

export const valueStreamInput = z.strictObject(valueStreamFields).superRefine(refuseEarlyEnd);

/** All fields of the form, and the version its editor was looking at. */
export const valueStreamChange = z
  .strictObject({ ...valueStreamFields, version })
  .superRefine(refuseEarlyEnd);

export type ValueStreamInput = z.output<typeof valueStreamInput>;
export type ValueStreamChange = z.output<typeof valueStreamChange>;

export const valueStream = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  tags: z.string(),
  manual_status: z.enum(valueStreamStatuses),
  /** Percent with two decimals: the average of its SOPs. */
  progress: z.number(),
  priority: z.enum(priorities),
  owner_id: employeeId.nullable(),
  /** Name of the owner. */
  owner: z.string().nullable(),
  notes: z.string(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  due_date: z.iso.date().nullable(),
  sop_count: z.number().int(),
  total_sows: z.number().int(),
  /** SOWs of which every stage is complete. */
  completed_sows: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  updated_at: instant,
  /** Name of the employee who changed it last. */
  updated_by: z.string().nullable(),
});

export type ValueStream = z.output<typeof valueStream>;
