import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { clear, createStore, del, get, set } from 'idb-keyval';

const MAXIMUM_AGE = 24 * 3_600_000;
const QUIET_MILLISECONDS = 1000;
const KEY = 'answers';

interface Snapshot {
  readonly owner: string;
  readonly savedAt: number;
  readonly state: DehydratedState;
}

const database = () => createStore('backoffice', 'queries');

/**
 * Stores answers across reloads in IndexedDB, for one release, language, person and company (`owner`).
 * Answers of another owner are deleted, and queries with `meta: { persist: false }` are never written.
 * A browser without IndexedDB simply starts empty.
 */
export async function restoreQueries(client: QueryClient, owner: string): Promise<() => void> {
  try {
    const snapshot: unknown = await get(KEY, database());
    if (isSnapshot(snapshot) && snapshot.owner === owner && isFresh(snapshot)) {
      hydrate(client, snapshot.state);
      // Nobody followed the changes since: they are shown at once, and loaded again.
      const isRestored = ({ state }: Query) => state.data !== undefined;
      await client.invalidateQueries({ refetchType: 'none', predicate: isRestored });
    } else {
      await del(KEY, database());
    }
  } catch {
    return () => undefined;
  }
  return keepSaving(client, owner);
}

/** Deletes every answer: on signing out and on entering another company. */
export async function forgetQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.clear();
  await clear(database()).catch(() => undefined);
}

function keepSaving(client: QueryClient, owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ state: { status }, meta }) =>
        status === 'success' && meta?.persist !== false,
      shouldDehydrateMutation: () => false,
    });
    const snapshot: Snapshot = { owner, savedAt: Date.now(), state };
    // A full disk or a private window costs the next visit its head start and nothing else.
    set(KEY, snapshot, database()).catch(() => undefined);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed' && type !== 'added') return;
    timer ??= setTimeout(save, QUIET_MILLISECONDS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null && 'owner' in value && 'savedAt' in value;
}

function isFresh(snapshot: Snapshot): boolean {
  return Date.now() - snapshot.savedAt < MAXIMUM_AGE;
}
