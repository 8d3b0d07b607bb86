import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import type { HistoryEntry } from '#modules/audit/contract/history.ts';

/** Something that happened with a customer: an activity, or what the event log knows. */
export interface StreamRow {
  readonly id: string;
  readonly at: string;
  readonly who: string | null;
  readonly activity?: CustomerActivity;
  readonly entry?: HistoryEntry;
}

interface Sources {
  readonly activities: readonly CustomerActivity[];
  /** The latest first, as far as they are loaded. */
  readonly entries: readonly HistoryEntry[];
  /** Whether older ones can be loaded. */
  readonly hasOlder: boolean;
}

/** Activities that are done and other events, the latest first, back to the oldest event that is loaded. */
export function streamOf({ activities, entries, hasOlder }: Sources): StreamRow[] {
  const oldest = hasOlder ? (entries.at(-1)?.at ?? '') : '';
  const done = activities.flatMap((activity): StreamRow[] => {
    const { id, done_at, owner_name, created_by_name } = activity;
    return done_at === null || done_at < oldest
      ? []
      : [{ id, at: done_at, who: owner_name ?? created_by_name, activity }];
  });
  const others = entries
    // An activity is there by itself, as it is now; one that was deleted only in the log.
    .filter(({ event }) => !isOfActivity(event) || event.endsWith('_removed'))
    .map((entry) => ({ id: String(entry.sequence), at: entry.at, who: entry.who, entry }));
  // What happened at the same instant keeps its order: the log has the latest first.
  return [...done, ...others].toSorted(
    (one, other) => Number(one.at < other.at) - Number(one.at > other.at),
  );
}

function isOfActivity(event: string): boolean {
  return event.startsWith('customers.activity_');
}
