/** Apart from the schemas, so that screens can do without the validator. */
export const checklistLimits = {
  bytes: 1_000_000,
  tables: 20,
  rows: 500,
  columns: 20,
  name: 200,
  header: 100,
  cell: 1_000,
  remark: 1_000,
  note: 500,
  problems: 100,
} as const;
