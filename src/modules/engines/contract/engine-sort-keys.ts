export const engineSortKeys = [
  'code',
  'name',
  'type',
  'status',
  'created_at',
  'updated_at',
] as const;
