import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED } from '#modules/feature-development/contract/stage-order.ts';
import type { SowStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { dateOf } from '../records/date-field-value.ts';

/** The form's fields as they are typed: a SOP may not be chosen yet, a day not settled. */
export interface SowValues {
  name: string;
  sop_id: string;
  assignee_id: number | null;
  description: string;
  current_stage: number;
  manual_status: SowStatus;
  start_date: string;
  due_date: string;
  tags: string[];
  feature_id: string | null;
}

export function blankSow(sop_id: string): SowValues {
  return {
    name: '',
    sop_id,
    assignee_id: null,
    description: '',
    current_stage: NOT_STARTED,
    manual_status: 'Pending',
    start_date: '',
    due_date: '',
    tags: [],
    feature_id: null,
  };
}

export function valuesOf(stored: Sow): SowValues {
  const { name, sop_id, assignee_id, description, current_stage, manual_status, tags } = stored;
  return {
    name,
    sop_id,
    assignee_id,
    description,
    current_stage,
    manual_status,
    start_date: stored.start_date ?? '',
    due_date: stored.due_date ?? '',
    tags,
    feature_id: stored.feature?.id ?? null,
  };
}

/** What goes over the wire. */
export function toInput(values: SowValues) {
  const { start_date, due_date } = values;
  return { ...values, start_date: dateOf(start_date), due_date: dateOf(due_date) };
}
