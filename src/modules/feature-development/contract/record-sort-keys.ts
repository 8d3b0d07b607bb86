export const valueStreamSortKeys = [
  'name',
  'manual_status',
  'priority',
  'progress',
  'due_date',
  'created_at',
  'updated_at',
] as const;

export const sopSortKeys = [
  'name',
  'manual_status',
  'progress',
  'sow_count',
  'created_at',
  'updated_at',
] as const;

export const sowSortKeys = [
  'name',
  'manual_status',
  'current_stage',
  'progress',
  'due_date',
  'created_at',
  'updated_at',
] as const;

export type ValueStreamSortKey = (typeof valueStreamSortKeys)[number];
export type SopSortKey = (typeof sopSortKeys)[number];
export type SowSortKey = (typeof sowSortKeys)[number];
