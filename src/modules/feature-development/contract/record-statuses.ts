/** Each kind of record has its own statuses; any value may be chosen, none follows from another. */
export const valueStreamStatuses = ['Open', 'In Progress', 'Complete'] as const;
export const sopStatuses = ['Pending', 'In Progress', 'Completed'] as const;
export const sowStatuses = ['Pending', 'Open', 'In Progress', 'Complete'] as const;

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
export type ManualStatus = ValueStreamStatus | SopStatus | SowStatus;
