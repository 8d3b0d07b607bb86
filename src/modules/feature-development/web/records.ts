/** How long an answer of this module is taken for true, by the specification; the stream tells of changes before. */
export const FRESH_MS = 30_000;

/** What is deleted; whatever hangs below goes with it when its name is given. */
export interface Deletion {
  readonly id: string;
  readonly name: string;
  readonly confirm_name?: string;
}

/** Writes the sorting of a list, as its address has it, the way the calls take it. */
export function sortedBy<Key extends string>(keys: readonly Key[], sort: Key | `-${Key}`) {
  const descending = sort.startsWith('-');
  const sort_by = keys.find((key) => key === (descending ? sort.slice(1) : sort));
  return { sort_by, sort_order: descending ? 'desc' : 'asc' } as const;
}
