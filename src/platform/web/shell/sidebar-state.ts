import { useSyncExternalStore } from 'react';

const COOKIE = 'backoffice_sidebar';
const WEEK_SECONDS = 7 * 24 * 3600;
const PHONE = '(max-width: 47.99em)';

/** Whether the sidebar is open on a desktop, remembered for a week, and whether it covers the phone now. */
interface SidebarState {
  readonly open: boolean;
  readonly over: boolean;
}

let state: SidebarState = { open: readCookie() !== 'collapsed', over: false };
const listeners = new Set<() => void>();

export function useSidebar(): SidebarState {
  return useSyncExternalStore(subscribe, () => state);
}

/** What the button and Ctrl or Cmd with B do: below 768 px it slides over, above it collapses to icons. */
export function toggleSidebar(): void {
  if (matchMedia(PHONE).matches) {
    change({ ...state, over: !state.over });
    return;
  }
  change({ ...state, open: !state.open });
  document.cookie = `${COOKIE}=${state.open ? 'open' : 'collapsed'}; path=/; max-age=${WEEK_SECONDS}; SameSite=Lax`;
}

export function closeSidebarOver(): void {
  if (state.over) change({ ...state, over: false });
}

function change(next: SidebarState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readCookie(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
}
