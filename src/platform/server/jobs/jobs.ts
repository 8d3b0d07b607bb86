import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { errors } from '#platform/contract/errors.ts';
import type { Connection } from '../database/connection.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Transaction } from '../database/transactions.ts';
import { logSeldom } from '../log-seldom.ts';
import type { Logger } from '../logger.ts';
import type { Job, JobHandler } from './define-job.ts';

/**
 * How often a queue is polled: by a process that only works on what others enqueue, by one that enqueues too
 * and then wakes its own workers, and when work is only scheduled. Polling is what a server at rest does.
 */
const LOOK_SECONDS = { shared: 0.5, own: 2, scheduled: 5 };
const HEARTBEAT_SECONDS = 10;
const LONGEST_RUN_SECONDS = 24 * 3600;
const STOP_WITHIN_MS = 8_000;
const TIME_ZONE = 'Asia/Bangkok';
const NO_JOB = '00000000-0000-0000-0000-000000000000';

interface StartOptions {
  /** Whether this process runs jobs. */
  readonly work: boolean;
  /** Whether other processes enqueue what this one works on. */
  readonly forOthers?: boolean;
}

/** Background work, stored in the database and enqueued by the transaction that needs it. */
export interface Jobs {
  /**
   * Enqueues with the transaction: the job exists if and only if it commits. Until the queue has started,
   * callers are refused for a moment.
   */
  enqueue<Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    payload: Payload,
  ): Promise<void>;
  /** Creates the queues, and starts running them in a worker. */
  start(handlers: readonly JobHandler[], options: StartOptions): Promise<void>;
  /** Whether jobs can be stored and run. */
  isReady(): boolean;
  /** Asks running jobs to stop, waits for them briefly, and leaves the rest to the next start. */
  stop(): Promise<void>;
}

/** Jobs over pg-boss on our own pool. */
export function createJobs({ pool }: Pick<Connection, 'pool'>, logger: Logger): Jobs {
  const stopping = new AbortController();
  const queues = new Set<string>();
  /** The workers of this process, by job. */
  const workers = new Map<string, string[]>();
  let loading: Promise<PgBoss> | undefined;
  /** Set while jobs can be stored. */
  let ready: PgBoss | undefined;

  return {
    async enqueue(tx, job, payload) {
      const boss = ready;
      // Not awaited: on the embedded database the start may be waiting for this very transaction.
      if (boss === undefined) throw errors.unavailable({ retryAfterSeconds: 1 });
      if (!queues.has(job.name)) throw new Error(`No module handles the job ${job.name}`);
      const db = {
        executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values),
      };
      await boss.send(job.name, payload, { db });
      tx.afterCommit(() => wake(boss, job));
    },

    async start(handlers, { work, forOthers = false }) {
      const boss = await (loading ??= load());
      await boss.start();
      const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { job } of handlers) {
        const settings = queueSettings(job);
        const queue = stored.get(job.name);
        if (queue === undefined || !isDeepStrictEqual({ ...queue, ...settings }, queue)) {
          if (queue === undefined) await boss.createQueue(job.name, settings);
          else await boss.updateQueue(job.name, settings);
          // Reads the queue into pg-boss's cache now, as its start did with those it found. Otherwise it would
          // do so on a second connection while our transaction is open, and on the embedded database wait for
          // that transaction for ever.
          await boss.findJobs(job.name, { id: NO_JOB });
        }
        queues.add(job.name);
      }
      await oneAtATime(pool, letTransactionsEnqueue);
      const enqueued = forOthers ? LOOK_SECONDS.shared : LOOK_SECONDS.own;
      if (work) for (const handler of handlers) await startWorker(boss, handler, enqueued);
      if (!stopping.signal.aborted) ready = boss;
    },

    isReady: () => ready !== undefined,

    async stop() {
      ready = undefined;
      stopping.abort(new Error('The process is stopping'));
      const boss = await loading;
      if (boss === undefined) return;
      // Awaited here, as pg-boss would only poll every half second whether they have ended.
      const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([ended, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };

  async function load(): Promise<PgBoss> {
    // Loaded late: a start answers requests before it runs jobs.
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: { executeSql: (text, values) => query(pool, text, values) },
      schema: 'pgboss',
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 1,
      maintenanceIntervalSeconds: 600,
      reindex: false,
      monitorVacuum: false,
      warningSlowQuerySeconds: 600,
    });
    const logFailure = logSeldom((details: { err: unknown; left_out?: number }) =>
      logger.error(details, 'the job queue failed'),
    );
    boss.on('error', (error) => logFailure({ err: error }));
    return boss;
  }

  async function startWorker(
    boss: PgBoss,
    { job, schedule, run }: JobHandler,
    enqueued: number,
  ): Promise<void> {
    const options = {
      pollingIntervalSeconds: schedule === undefined ? enqueued : LOOK_SECONDS.scheduled,
      batchSize: 1,
      includeMetadata: true as const,
    };
    const work = async ([taken]: JobWithMetadata<unknown>[]) => {
      if (taken === undefined) return;
      const log = logger.child({ job: job.name, jobId: taken.id });
      try {
        const signal = AbortSignal.any([taken.signal, stopping.signal]);
        await run(taken.data, {
          signal,
          jobId: taken.id,
          isFirstTry: taken.retryCount === 0,
          isLastTry: taken.retryCount >= taken.retryLimit,
        });
      } catch (error) {
        if (stopping.signal.aborted) return await handBack(job, taken.id);
        log.error({ err: error }, 'a job failed');
        throw error;
      } finally {
        // There may be more to do.
        wake(boss, job);
      }
    };
    const started = Array.from({ length: job.concurrency }, () =>
      boss.work(job.name, options, work),
    );
    workers.set(job.name, await Promise.all(started));
    if (schedule !== undefined) await boss.schedule(job.name, schedule, null, { tz: TIME_ZONE });
  }

  /** Makes the workers of this process poll now: by themselves they do so only now and then. */
  function wake(boss: PgBoss, { name }: Pick<Job, 'name'>): void {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  }

  /** Puts a job that we interrupted back into its queue without counting a try. */
  async function handBack(job: Job, id: string): Promise<void> {
    await query(
      pool,
      `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
       where name = $1 and id = $2 and state = 'active'`,
      [job.name, id],
    );
  }
}

/** Settings that a new version may change; the queue uses them from the next start on. */
function queueSettings(job: Job) {
  return {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: LONGEST_RUN_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 24 * 3600,
  };
}

/**
 * Runs one of the queue's own statements. The embedded database has one session behind all connections and
 * takes a statement with parameters in several messages: outside a transaction, messages of another
 * connection get between them, and then neither is ever answered.
 */
async function query(pool: Pool, text: string, values: unknown[] = []): Promise<QueryResult> {
  if (values.length === 0) return pool.query(text);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await client.query(text, values);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** The roles of our transactions may add jobs; the tables belong to the pool's user. */
async function letTransactionsEnqueue(client: PoolClient): Promise<void> {
  await client.query(`
    grant usage on schema pgboss to backoffice_company, backoffice_system;
    grant select on pgboss.queue to backoffice_company, backoffice_system;
    grant insert, select (id) on pgboss.job_common to backoffice_company, backoffice_system;
  `);
}
