import type {
  Priority,
  ValueStreamStatus,
} from '#modules/feature-development/contract/record-statuses.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { tagsOf } from './split-tags.ts';
import { dateOf } from '../records/date-field-value.ts';

/** The form's fields as they are typed: a day may not be settled yet. */
export interface ValueStreamValues {
  name: string;
  tags: string[];
  description: string;
  manual_status: ValueStreamStatus;
  priority: Priority;
  start_date: string;
  end_date: string;
  due_date: string;
  owner_id: number | null;
  notes: string;
}

export const blankValueStream: ValueStreamValues = {
  name: '',
  tags: [],
  description: '',
  manual_status: 'Open',
  priority: 'medium',
  start_date: '',
  end_date: '',
  due_date: '',
  owner_id: null,
  notes: '',
};

export function valuesOf(stored: ValueStream): ValueStreamValues {
  const { name, description, manual_status, priority, owner_id, notes } = stored;
  return {
    name,
    tags: tagsOf(stored.tags),
    description,
    manual_status,
    priority,
    start_date: stored.start_date ?? '',
    end_date: stored.end_date ?? '',
    due_date: stored.due_date ?? '',
    owner_id,
    notes,
  };
}

/** What goes over the wire. */
export function toInput(values: ValueStreamValues) {
  const { tags, start_date, end_date, due_date, ...fields } = values;
  return {
    ...fields,
    tags: tags.join(', '),
    start_date: dateOf(start_date),
    end_date: dateOf(end_date),
    due_date: dateOf(due_date),
  };
}
