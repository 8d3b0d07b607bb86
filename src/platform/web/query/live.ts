import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { StreamMessage } from '#platform/contract/events.ts';
import { followStream } from '../api/stream.ts';

type Progress = Extract<StreamMessage, { type: 'progress' }>;

let live = false;
const stateListeners = new Set<() => void>();
const progressListeners = new Set<(message: Progress) => void>();

/**
 * Keeps the answers true while others work: what the stream tells of makes the queries stale whose key
 * begins with the entity, as in `['agent', 'list', search]` and `['agent', 'detail', id]`.
 */
export function startLive(client: QueryClient): () => void {
  return followStream({
    onState: (up) => {
      live = up;
      for (const listener of stateListeners) listener();
    },
    onMessage: (message) => {
      switch (message.type) {
        case 'changed':
          forget(client, message);
          break;
        case 'progress':
          for (const listener of progressListeners) listener(message);
          break;
        case 'missed_too_much':
          void client.invalidateQueries();
          break;
      }
    },
  });
}

/** Whether changes arrive by themselves. Screens that must keep up poll only while they do not. */
export function useLive(): boolean {
  return useSyncExternalStore((listener) => {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  }, isLive);
}

/** The same for what is no component. */
export function isLive(): boolean {
  return live;
}

/** Hears the progress of work on one kind of record, as in `useProgress('sync_job', handle)`. */
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

function forget(client: QueryClient, message: { entity: string; entity_id: string }): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [entity, kind, id] }) =>
      entity === message.entity && (kind !== 'detail' || id === message.entity_id),
  });
}
