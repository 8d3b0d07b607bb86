export const importLimits = {
  bytes: 1_000_000_000,
  files: 20,
  tables: 50,
  columns: 200,
  /** Where others have to wait for an import, they feel it from so many rows on. */
  rowsWaitedFor: 5_000,
} as const;

/** So long the files of an import and the list of its bad rows are kept after it came to rest. */
export const importKeptDays = 30;
