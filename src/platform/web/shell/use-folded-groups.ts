import { useSyncExternalStore } from 'react';
import type { SidebarGroup } from '#platform/contract/sidebar-groups.ts';
import { toast } from '../feedback/toasts.ts';
import { useShellContext } from './use-shell-context.ts';
import { useViewer } from './viewer.ts';

/** What was folded since the page was opened; before that, what is stored of the person. */
let chosen: readonly SidebarGroup[] | undefined;
const listeners = new Set<() => void>();

/** The groups of the sidebar that this person has folded, wherever they sign in. */
export function useFoldedGroups() {
  const stored = useViewer().foldedGroups;
  const { saveFoldedGroups } = useShellContext();
  const folded = useSyncExternalStore(subscribe, () => chosen) ?? stored;
  const toggle = (group: SidebarGroup) => {
    const others = folded.filter((each) => each !== group);
    chosen = others.length < folded.length ? others : [...folded, group];
    for (const listener of listeners) listener();
    saveFoldedGroups(chosen).catch((error: unknown) => toast.failure(error));
  };
  return { folded, toggle };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
