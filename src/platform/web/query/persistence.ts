import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { clear, createStore, del, get, set } from 'idb-keyval';
import { LASTING } from './lasting.ts';

const MAXIMUM_AGE = 24 * 3_600_000;
const QUIET_MILLISECONDS = 1000;
const KEY = 'answers';

interface Owner {
  /** The person, in a company. */
  readonly reader: string;
  /** Release and language, in which answers were written. */
  readonly edition: string;
}

/** Stops storing answers; what has not been stored yet only where that is wanted. */
type StopSaving = (storeFirst: boolean) => Promise<void>;

interface Stored extends Owner {
  /** Kinds of records of which nothing is stored. */
  readonly personal: readonly string[];
}

interface Snapshot extends Owner {
  readonly savedAt: number;
  readonly state: DehydratedState;
}

const database = () => createStore('backoffice', 'queries');

/**
 * Stores answers across reloads in IndexedDB, for one release, language, person and company (`owner`).
 * Those of another reader are deleted, of another edition all but what is `LASTING`, and queries with
 * `meta: { persist: false }` or of a `personal` kind are never written.
 * A browser without IndexedDB simply starts empty.
 */
export async function restoreQueries(
  client: QueryClient,
  { personal, ...owner }: Stored,
): Promise<StopSaving> {
  try {
    const snapshot: unknown = await get(KEY, database());
    if (isSnapshot(snapshot) && snapshot.reader === owner.reader) {
      const isCurrent = snapshot.edition === owner.edition && isFresh(snapshot);
      const { queries } = snapshot.state;
      hydrate(client, {
        queries: queries.filter(({ queryKey: [first] }) => isCurrent || first === LASTING),
      });
      // Nobody followed the changes since: they are shown at once, and loaded again.
      const isRestored = ({ state }: Query) => state.data !== undefined;
      await client.invalidateQueries({ refetchType: 'none', predicate: isRestored });
    } else {
      await del(KEY, database());
    }
  } catch {
    return async () => undefined;
  }
  return keepSaving(client, { personal, ...owner });
}

/** Deletes every answer: on signing out and on entering another company. */
export async function forgetQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.clear();
  await clear(database()).catch(() => undefined);
}

function keepSaving(client: QueryClient, { personal, ...owner }: Stored): StopSaving {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = async () => {
    timer = undefined;
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ state: { status }, meta, queryKey: [kind] }) =>
        status === 'success' && meta?.persist !== false && !personal.some((one) => one === kind),
      shouldDehydrateMutation: () => false,
    });
    const snapshot: Snapshot = { ...owner, savedAt: Date.now(), state };
    // A full disk or a private window costs the next visit its head start and nothing else.
    await set(KEY, snapshot, database()).catch(() => undefined);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed' && type !== 'added') return;
    timer ??= setTimeout(() => void store(), QUIET_MILLISECONDS);
  });
  return async (storeFirst) => {
    unsubscribe();
    clearTimeout(timer);
    if (storeFirst) await store();
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null && 'reader' in value && 'savedAt' in value;
}

function isFresh(snapshot: Snapshot): boolean {
  return Date.now() - snapshot.savedAt < MAXIMUM_AGE;
}
