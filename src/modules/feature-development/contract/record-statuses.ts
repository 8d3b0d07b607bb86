/** Each kind of record has its own statuses; any value may be chosen, none follows from another. */
export const valueStreamStatuses = ['Open', 'In Progress', 'Complete'] as const;
export const sopStatuses = ['Pending', 'In Progress', 'Completed'] as const;
export const sowStatuses = ['Pending', 'Open', 'In Progress', 'Complete'] as const;

export const priorities = ['low', 'medium', 'high'] as const;

export type ValueStreamStatus = (typeof valueStreamStatuses)[number];
export type SopStatus = (typeof sopStatuses)[number];
export type SowStatus = (typeof sowStatuses)[number];
export type Priority = (typeof priorities)[number];
export type ManualStatus = ValueStreamStatus | SopStatus | SowStatus;
