/** How long this module takes an answer for true, by the specification; the stream reports changes sooner. */
export const FRESH_MS = 30_000;

/** The levels of work, the highest first. */
export const ALL_LEVELS = ['value_stream', 'sop', 'sow'] as const;

export type RecordKind = (typeof ALL_LEVELS)[number];

/** What follows when a record is saved: a change on one level shows on those above and below it. */
export const afterSaving = <Kind extends RecordKind, Done extends 'created' | 'updated'>(
  kind: Kind,
  done: Done,
) =>
  ({
    refreshes: ALL_LEVELS,
    success: `forms.${kind}.${done}`,
    failure: `forms.${kind}.save_failed`,
  }) as const;

/** What follows a deletion: the lists are read again; the record's own screen is left. */
export const afterDeletion = {
  refreshes: ALL_LEVELS.map((entity) => [entity, 'list']),
  failure: 'deletion.failed',
} as const;

/** The state of a list's address as its calls take it: they name the sorting key and its order separately. */
export function toCall<Values extends { readonly sort: string }, Key extends string>(
  { sort, ...values }: Values,
  keys: readonly Key[],
) {
  const descending = sort.startsWith('-');
  const sort_by = keys.find((key) => key === (descending ? sort.slice(1) : sort));
  return { ...values, sort_by, sort_order: descending ? 'desc' : 'asc' } as const;
}
