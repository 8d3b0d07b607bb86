import { createProcessPool } from '#libraries/processes/process-pool.ts';
import type { ReadingJob } from './messages.ts';
import { type ReadingResult, runJob } from './run-job.ts';
import { type ProcessLimits, startReadingProcess } from './start-reading-process.ts';

export interface PoolLimits extends ProcessLimits {
  /** How many documents are read at the same time. */
  processes: number;
  /** How many of one owner. */
  processesOfOne: number;
  /** Wall clock for one document. */
  milliseconds: number;
}

export interface ReadingPool {
  /** Owners take turns, so that nobody waits for the many files of somebody else. */
  read: (
    job: ReadingJob,
    options: { owner: string; signal: AbortSignal },
  ) => Promise<ReadingResult>;
  close: () => void;
}

/** Reads documents in processes that are reused for many files. */
export function createReadingPool(limits: PoolLimits): ReadingPool {
  const { milliseconds } = limits;
  const pool = createProcessPool({ ...limits, start: () => startReadingProcess(limits) });
  return {
    read: (job, options) =>
      pool.use((child, signal) => runJob(child, job, { signal, milliseconds }), options),
    close: pool.close,
  };
}
