import { Worker } from 'node:worker_threads';

/** What a job of this process may cost; none ends the watch until the next job. */
type Budget = { readonly residentBytes: number; readonly cpuMilliseconds: number } | undefined;

/** Watches over this process from a thread, also while it is in one long call. */
export function startWatch() {
  const watch = new Worker(new URL('./watch-process.ts', import.meta.url), {
    workerData: { parent: process.ppid },
  });
  const watching = new Promise<void>((resolve) => {
    watch.once('online', resolve);
  });
  return {
    /** Resolves when it watches. */
    watching,
    allow: (budget: Budget) => watch.postMessage(budget),
  };
}
