export const syncStatuses = [
  'running',
  'success',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;
