import type { TrackingTexts } from '../texts.ts';

/** How long an answer of this module is taken for true, by the specification; the stream tells of changes before. */
export const FRESH_MS = 30_000;

/** What is deleted; whatever hangs below goes with it when its name is given. */
export interface Deletion {
  readonly id: string;
  readonly name: string;
  readonly confirm_name?: string;
}

/** A change on one level shows on those above and below it. */
export const ALL_LEVELS = ['value_stream', 'sop', 'sow'] as const;

/** What follows when a record of any level is deleted. */
export const afterDeletion = (t: TrackingTexts, onDeleted: () => void) => ({
  // Its own screen is left, not asked again.
  refreshes: ALL_LEVELS.map((entity) => [entity, 'list']),
  success: (_nothing: unknown, { name }: Deletion) => t('deletion.deleted', { name }),
  failure: t('deletion.failed'),
  onSuccess: onDeleted,
});

/** Writes the sorting of a list, as its address has it, the way the calls take it. */
export function sortedBy<Key extends string>(keys: readonly Key[], sort: Key | `-${Key}`) {
  const descending = sort.startsWith('-');
  const sort_by = keys.find((key) => key === (descending ? sort.slice(1) : sort));
  return { sort_by, sort_order: descending ? 'desc' : 'asc' } as const;
}
