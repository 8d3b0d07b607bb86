import { failureOf, refusalsOf } from './failure.ts';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  readonly heading?: string;
  readonly requestId?: string;
  /** Its button, which takes back what it reports unless it is called otherwise. */
  readonly act?: () => void;
  readonly actLabel?: string;
  /** The failure that it reports. */
  readonly error?: unknown;
}

/** More would hide the screen they are about; further ones wait for their turn. */
export const MAXIMUM_VISIBLE = 9;

/** How long a toast stays, in milliseconds. */
export const LIFETIME = { success: 3000, info: 3000, error: 5000 } as const;

/** Long enough to see what became of it. */
export const UNDOABLE_MS = 10_000;

let all: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Short messages at the top, about what just happened: one for one act. */
export const toast = {
  success: (message: string, heading?: string) => show({ kind: 'success', message, heading }),
  /** With a button that takes it back. */
  undoable: (message: string, undo: () => void) => show({ kind: 'success', message, act: undo }),
  /** With a button that leads on from it. */
  offering: (message: string, actLabel: string, act: () => void) =>
    show({ kind: 'success', message, act, actLabel }),
  info: (message: string, heading?: string) => show({ kind: 'info', message, heading }),
  error: (message: string, heading?: string) => show({ kind: 'error', message, heading }),
  /** Shows what went wrong in the server's text, with the id under which it is logged. */
  failure: (error: unknown, heading?: string) => {
    const { message, requestId } = failureOf(error);
    const said = refusalsOf(error) ?? message;
    return show({ kind: 'error', message: said, heading, requestId, error });
  },
};

export function dismissToast(id: number): void {
  replace(all.filter((one) => one.id !== id));
}

/** Removes the toast of a failure that the screen itself shows, and which it would cover on a phone. */
export function dismissFailure(error: unknown): void {
  replace(all.filter((one) => one.error === undefined || one.error !== error));
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  all: () => all,
};

function show(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  // Several calls of one act fail for the same reason; it is reported once.
  const others = all.filter(
    ({ kind, message, heading }) =>
      kind !== content.kind || message !== content.message || heading !== content.heading,
  );
  replace([...others, { ...content, id: lastId }]);
  return lastId;
}

function replace(next: readonly Toast[]): void {
  all = next;
  for (const listener of listeners) listener();
}
