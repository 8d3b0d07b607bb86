import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { StreamMessage } from '#platform/contract/events.ts';
import { followStream } from '../api/stream.ts';
import { inBursts, type BurstWaits } from './in-bursts.ts';

export type Progress = Extract<StreamMessage, { type: 'progress' }>;

/** A stream that takes longer to begin may have missed changes to what the first screen has loaded. */
const SOON_MS = 2_000;

interface Followers {
  readonly onState: (up: boolean) => void;
  readonly onProgress: (message: Progress) => void;
  /** Companies and rights of the person may be different ones. */
  readonly onAccess: () => Promise<void>;
}

/** Changes come in bursts, for example when a hundred files arrive. */
const RECORD_WAITS: BurstWaits = { shortest: 250, longest: 250 };

/** Every change of a busy company touches lists and totals: who has them open stays within the limit of calls. */
const OTHER_WAITS: BurstWaits = { shortest: 250, longest: 5_000 };

/**
 * A message of the stream makes the queries stale whose key begins with the entity, like
 * `['agent', 'list', search]` and `['agent', 'detail', id]`, and those that declare in
 * `meta: { about: ['sync_job'] }` that they are about this kind of record too.
 */
export function followChanges(client: QueryClient, followers: Followers): () => void {
  const { onState, onProgress } = followers;
  // What is shown stays as it is until this can be asked again.
  const onAccess = () => void followers.onAccess().catch(() => undefined);
  const forget = forgetInBursts(client);
  const startedAt = Date.now();
  let hasBegun = false;
  let wasUp = false;
  return followStream({
    onState: (up) => {
      if (up && !hasBegun && Date.now() - startedAt > SOON_MS) {
        void client.invalidateQueries({ predicate: ({ state }) => state.status !== 'error' });
      }
      // Who may do less, or nothing any more, is cut off; and while nothing arrives, anything may change.
      if (hasBegun && up !== wasUp && !document.hidden) onAccess();
      hasBegun ||= up;
      // What came into the inbox meanwhile is not sent again.
      if (up && !wasUp) void client.invalidateQueries({ queryKey: ['inbox'] });
      wasUp = up;
      onState(up);
    },
    onMessage: (message) => {
      switch (message.type) {
        case 'changed':
          forget(message);
          break;
        case 'progress':
          onProgress(message);
          break;
        case 'missed_too_much':
          void client.invalidateQueries();
          break;
        case 'inbox':
          void client.invalidateQueries({ queryKey: ['inbox'] });
          break;
        case 'access':
          onAccess();
          break;
      }
    },
  });
}

type Change = Pick<Extract<StreamMessage, { type: 'changed' }>, 'entity' | 'entity_id'>;

/** Records that are open follow at once, with all their parts; everything else that a change touches, as often as the server can bear. */
function forgetInBursts(client: QueryClient): (change: Change) => void {
  const forgetRecords = inBursts<Change>(
    (burst) => void forgetTouched(client, burst, isRecordOf),
    RECORD_WAITS,
  );
  const forgetOthers = inBursts<Change>(
    (burst) =>
      void forgetTouched(
        client,
        burst,
        (query, change) => isTouchedBy(query, change) && !isRecordOf(query, change),
      ),
    OTHER_WAITS,
  );
  return (change) => {
    forgetRecords(change);
    forgetOthers(change);
  };
}

/** Makes answers stale that changes may have outdated. A failed query stays failed until somebody tries again. */
export function forgetTouched(
  client: QueryClient,
  changes: readonly Change[],
  touches = isTouchedBy,
): Promise<void> {
  const predicate = (query: Query) =>
    query.state.status !== 'error' && changes.some((change) => touches(query, change));
  return client.invalidateQueries({ predicate });
}

interface Named {
  readonly queryKey: QueryKey;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Whether a change may have outdated the answer of a query. */
export function isTouchedBy(
  { queryKey: [entity, kind, id], meta }: Named,
  change: Change,
): boolean {
  if (Array.isArray(meta?.['about']) && meta['about'].includes(change.entity)) return true;
  return entity === change.entity && (kind !== 'detail' || id === change.entity_id);
}

/** The record itself, or a part of it such as its approvals or its history. */
export function isRecordOf({ queryKey: [entity, , id] }: Named, change: Change): boolean {
  return entity === change.entity && id === change.entity_id;
}
