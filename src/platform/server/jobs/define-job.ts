import type { z } from 'zod';

/** A kind of background work: its name, its payload, and how often it is tried. */
export interface Job<Payload = unknown> {
  /** Module and action, for example `agents.sync-documents`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How many more times it runs when it fails or its process dies. */
  readonly retries: number;
  /** How many run at the same time per process. */
  readonly concurrency: number;
}

export interface JobRun {
  /** Aborts when the process is asked to stop; the job then runs again after the restart. */
  readonly signal: AbortSignal;
  readonly jobId: string;
  readonly isFirstTry: boolean;
  /** Whether a failure now would be final. */
  readonly isLastTry: boolean;
}

/** A job together with its function, as a module passes it to the platform. */
export interface JobHandler {
  readonly job: Job;
  readonly schedule?: string;
  readonly run: (payload: unknown, run: JobRun) => Promise<void>;
}

/**
 * For work that ends by itself when too many of its workers have died (see `workOnJob`). The queue, which counts
 * all deaths, also those before the work began, must not give up before: nobody would record an end.
 */
export const RETRIED_TO_ITS_END = 1_000;

/**
 * Declares a job. A handler runs at least once, so running it again must not double anything. The death
 * of its process counts as a failure: few retries suit work that is scheduled again anyway, many suit
 * work that somebody waits for.
 */
export function defineJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { retries = 3, concurrency = 1 }: Partial<Pick<Job, 'retries' | 'concurrency'>> = {},
): Job<Payload> {
  return { name, payload, retries, concurrency };
}

/** Binds a job to its function; `schedule` is a cron line in Bangkok time for recurring work. */
export function handleJob<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
  { schedule }: { schedule?: string } = {},
): JobHandler {
  return {
    job,
    ...(schedule === undefined ? {} : { schedule }),
    run: (payload, details) => run(job.payload.parse(payload), details),
  };
}
