export const importLimits = {
  bytes: 1_000_000_000,
  files: 20,
  tables: 50,
  columns: 200,
  /** From this many changed entries on, people notice when they have to wait for an import. */
  changesWaitedFor: 5_000,
} as const;

/** The files of an import and the list of its bad rows are removed this many days after its last step. */
export const importKeptDays = 30;
