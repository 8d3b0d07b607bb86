import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUploading } from '../files/upload-queue.ts';
import type { Uploads } from '../files/uploads.ts';

interface SyncingByItself {
  /** The first steps of the agent are open; files that are given elsewhere wait for a person. */
  readonly begun: boolean;
  readonly uploads: Uploads;
  /** A run goes on or is being started: the next one waits for its end. */
  readonly isBusy: boolean;
  readonly start: () => void;
}

export type ByItself = ReturnType<typeof useSyncByItself>;

/** Starts a run once files have arrived and no more travel, until a person switches that off. */
export function useSyncByItself({ begun, uploads, isBusy, start }: SyncingByItself) {
  const [isOn, setOn] = useState(true);
  const arrivals = useArrivals(uploads, begun);
  const synced = useRef(0);
  const startOnce = useEffectEvent(() => {
    if (synced.current === arrivals) return;
    synced.current = arrivals;
    start();
  });
  useEffect(() => {
    if (isOn && !isBusy && arrivals > 0) startOnce();
  }, [isOn, isBusy, arrivals]);
  return { isOn, setOn };
}

/** How many times files that were given in the first steps have arrived, and no more travelled. */
function useArrivals(uploads: Uploads, begun: boolean): number {
  const [arrivals, setArrivals] = useState(0);
  const isBegun = useEffectEvent(() => begun);
  useEffect(() => {
    let travelled = false;
    let counts = false;
    return uploads.subscribe(() => {
      const queue = uploads.queue();
      const travels = isUploading(queue);
      const arrived = queue.some(({ status }) => status === 'success');
      if (!travelled && travels) counts = isBegun();
      if (counts && travelled && !travels && arrived) setArrivals((count) => count + 1);
      travelled = travels;
    });
  }, [uploads]);
  return arrivals;
}
