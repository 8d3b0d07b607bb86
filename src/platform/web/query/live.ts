import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Progress } from './follow-changes.ts';

let live = false;
const stateListeners = new Set<() => void>();
const progressListeners = new Set<(message: Progress) => void>();

/**
 * Keeps answers up to date while others work, until it is stopped, and says when the companies and rights of the
 * person may be different ones. What follows the stream is loaded after the first screen.
 */
export function startLive(client: QueryClient, onAccess: () => Promise<void>): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    const { followChanges } = await import('./follow-changes.ts');
    if (!isOver) stop = followChanges(client, { onState: setLive, onProgress: report, onAccess });
  };
  // Where it cannot be loaded, screens poll.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}

function setLive(up: boolean): void {
  live = up;
  for (const listener of stateListeners) listener();
}

function report(message: Progress): void {
  for (const listener of progressListeners) listener(message);
}

/** Whether changes arrive by themselves. Screens that must stay up to date poll only while they do not. */
export function useLive(): boolean {
  const subscribe = (listener: () => void) => {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  };
  return useSyncExternalStore(subscribe, isLive, isLive);
}

/** The same outside components. */
export function isLive(): boolean {
  return live;
}

/** Receives the progress of work on one kind of record: `useProgress('sync_job', handle)`. */
export function useProgress(entity: string, handle: (message: Progress) => void): void {
  useEffect(() => {
    const listener = (message: Progress) => {
      if (message.entity === entity) handle(message);
    };
    progressListeners.add(listener);
    return () => {
      progressListeners.delete(listener);
    };
  }, [entity, handle]);
}
