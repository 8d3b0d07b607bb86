import { useEffect, useSyncExternalStore } from 'react';

/** Names of the records in the path of the open screen, by the paths of their screens. */
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/**
 * Sets the names of the records in the screen's path, for the breadcrumbs:
 * `{ '/agents/0197...': agent?.name }`, which must be stable (useMemo). A record without a name is no step.
 */
export function useCrumbNames(named: Readonly<Record<string, string | undefined>>): void {
  useEffect(() => {
    const known = Object.entries(named).flatMap(([path, name]): [string, string][] =>
      name === undefined ? [] : [[path, name]],
    );
    publish(new Map(known));
    return () => publish(new Map());
  }, [named]);
}

/** For the header alone. */
export function useNamedCrumbs(): ReadonlyMap<string, string> {
  return useSyncExternalStore(listen, () => names);
}

function publish(next: ReadonlyMap<string, string>): void {
  names = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
