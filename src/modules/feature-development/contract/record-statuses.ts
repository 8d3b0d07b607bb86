/** Each kind of record names its statuses as the specification does. */
export const valueStreamStatuses = ['Open', 'In Progress', 'On Hold', 'Complete'] as const;
export const sopStatuses = ['Pending', 'In Progress', 'On Hold', 'Completed'] as const;
export const sowStatuses = ['Pending', 'Open', 'In Progress', 'On Hold', 'Complete'] as const;

export const priorities = ['low', 'medium', 'high'] as const;

/** When work is due: before today with something left to do, by the calendar week of today, or on no day. */
export const dueFilters = ['overdue', 'this_week', 'none'] as const;

/** In place of an assignee's id, for work that nobody is assigned to. */
export const UNASSIGNED = 'none';

export type DueFilter = (typeof dueFilters)[number];
export type ValueStreamStatus = (typeof valueStreamStatuses)[number];
export type SopStatus = (typeof sopStatuses)[number];
export type SowStatus = (typeof sowStatuses)[number];
export type Priority = (typeof priorities)[number];
export type WorkStatus = ValueStreamStatus | SopStatus | SowStatus;

/**
 * Which status follows from the work: nothing is begun, something is, or all is done. `on_hold` follows
 * from no work: people set it.
 */
export const statusNames = {
  value_stream: {
    not_started: 'Open',
    in_progress: 'In Progress',
    on_hold: 'On Hold',
    done: 'Complete',
  },
  sop: {
    not_started: 'Pending',
    in_progress: 'In Progress',
    on_hold: 'On Hold',
    done: 'Completed',
  },
  sow: {
    not_started: 'Pending',
    in_progress: 'In Progress',
    on_hold: 'On Hold',
    done: 'Complete',
  },
} as const;

/** Names of the statuses in the order of work, as lists are sorted by them. */
export const statusesInOrder = [
  'Pending',
  'Open',
  'In Progress',
  'On Hold',
  'Complete',
  'Completed',
] as const satisfies readonly WorkStatus[];
