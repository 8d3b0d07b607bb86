import { useEffect, useSyncExternalStore } from 'react';

type Names = Readonly<Record<string, string | undefined>>;

/** What each part of the open screen knows of the records in its path. */
const sources = new Set<Names>();
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/**
 * Sets the names of the records in the screen's path, for the breadcrumbs:
 * `{ '/agents/0197...': agent?.name }`, which must be stable (useMemo). A record without a name is no step.
 */
export function useCrumbNames(named: Names): void {
  useEffect(() => {
    sources.add(named);
    publish();
    return () => {
      sources.delete(named);
      publish();
    };
  }, [named]);
}

/** For the header alone. */
export function useNamedCrumbs(): ReadonlyMap<string, string> {
  return useSyncExternalStore(listen, () => names);
}

function publish(): void {
  const known = [...sources].flatMap((named) => Object.entries(named));
  names = new Map(
    known.flatMap(([path, name]): [string, string][] => (name === undefined ? [] : [[path, name]])),
  );
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
