import { useEffect, useSyncExternalStore } from 'react';

/** What the records on the way to the open screen are called, by the paths of their screens. */
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/**
 * Says what the records of the screen's path are called, so that the breadcrumbs name them:
 * `{ '/agents/0197...': agent?.name }`, which must be stable (useMemo). What has no name yet is no step.
 */
export function useCrumbNames(named: Readonly<Record<string, string | undefined>>): void {
  useEffect(() => {
    const known = Object.entries(named).flatMap(([path, name]): [string, string][] =>
      name === undefined ? [] : [[path, name]],
    );
    tell(new Map(known));
    return () => tell(new Map());
  }, [named]);
}

/** For the header alone. */
export function useNamedCrumbs(): ReadonlyMap<string, string> {
  return useSyncExternalStore(listen, () => names);
}

function tell(next: ReadonlyMap<string, string>): void {
  names = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
