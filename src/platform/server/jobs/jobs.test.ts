import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  describeEachDatabase,
  describePostgres,
  quiet,
  type TestDatabase,
} from '#tests/support/databases.ts';
import { runProgram } from '#tests/support/run-program.ts';
import type { Connection } from '../database/connection.ts';
import { createDatabase, type Database } from '../database/transactions.ts';
import { defineJob, handleJob, type JobHandler, type JobRun } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { soon } from '#tests/support/soon.ts';

const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
const payload = z.object({ name: z.string() });
const greet = defineJob('tests.greet', payload);
const stumble = defineJob('tests.stumble', payload, { retries: 2 });
const slow = defineJob('tests.slow', payload);
const rare = defineJob('tests.rare', payload);

describeEachDatabase('jobs', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let database: Database;
  const running: Jobs[] = [];

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    database = createDatabase(connection.sessions, silent);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  const start = async (handlers: JobHandler[], options = { work: true }) => {
    const jobs = createJobs(connection, quiet);
    await jobs.start(handlers, options);
    running.push(jobs);
    return jobs;
  };

  it('run when the transaction that enqueued them has committed, and not when it was rolled back', async () => {
    const done: string[] = [];
    const jobs = await start([handleJob(greet, async ({ name }) => void done.push(name))]);
    expect(jobs.isReady()).toBe(true);
    await database
      .inCompany({ companyId: 1 }, async (tx) => {
        await jobs.enqueue(tx, greet, { name: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.inCompany({ companyId: 1 }, async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'of a company' });
      await sleep(700);
      expect(done).toEqual([]);
    });
    await database.asSystem((tx) => jobs.enqueue(tx, greet, { name: 'of the system' }));
    await vi.waitUntil(() => done.length === 2, soon);
    expect(done.toSorted()).toEqual(['of a company', 'of the system']);
    const { rows } = await connection.pool.query(
      `select data->>'name' as name from pgboss.job where name = 'tests.greet' order by 1`,
    );
    expect(rows).toEqual([{ name: 'of a company' }, { name: 'of the system' }]);
  });

  it('start immediately where this process runs them, one after the other, however seldom it polls', async () => {
    const done: string[] = [];
    const jobs = await start([
      handleJob(rare, async ({ name }) => void done.push(name), { schedule: '0 0 1 1 *' }),
    ]);
    const began = Date.now();
    for (const name of ['that the first look may find', 'second', 'third', 'fourth']) {
      await database.asSystem((tx) => jobs.enqueue(tx, rare, { name }));
      await vi.waitUntil(() => done.at(-1) === name, soon);
    }
    await database.asSystem(async (tx) => {
      for (const name of ['fifth', 'sixth']) await jobs.enqueue(tx, rare, { name });
    });
    await vi.waitUntil(() => done.length === 6, soon);
    // Each further poll of a queue that waits for the clock takes 5 seconds.
    expect(Date.now() - began).toBeLessThan(20_000);
  });

  it('cannot be enqueued before the queue has started: the caller is asked to try again', async () => {
    const jobs = createJobs(connection, quiet);
    const early = database.asSystem((tx) => jobs.enqueue(tx, greet, { name: 'early' }));
    await expect(early).rejects.toMatchObject({ status: 503, retryAfterSeconds: 1 });
    expect(jobs.isReady()).toBe(false);
    await jobs.stop();
  });

  it('are tried again when they fail, and given up in the end', async () => {
    const tries: string[] = [];
    const endsOfTrying: string[] = [];
    const jobs = await start([
      handleJob(stumble, async ({ name }, { isFirstTry, isLastTry }) => {
        tries.push(name);
        if (isFirstTry) endsOfTrying.push(`${name} first`);
        if (isLastTry) endsOfTrying.push(`${name} last`);
        if (name === 'always' || tries.length === 1) throw new Error('stumbled');
      }),
    ]);
    /** Ends the pauses between tries. */
    const tried = (times: number) => async () => {
      await connection.pool.query(
        `update pgboss.job set start_after = now() where name = 'tests.stumble' and state = 'retry'`,
      );
      return tries.length === times;
    };
    await database.asSystem((tx) => jobs.enqueue(tx, stumble, { name: 'once' }));
    await vi.waitUntil(tried(2), soon);
    await database.asSystem((tx) => jobs.enqueue(tx, stumble, { name: 'always' }));
    await vi.waitUntil(tried(5), soon);
    expect(endsOfTrying).toEqual(['once first', 'always first', 'always last']);
    const states = async () => {
      const { rows } = await connection.pool.query<{ state: string }>(
        `select state from pgboss.job where name = 'tests.stumble' order by state::text`,
      );
      return rows.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(['completed', 'failed']);
  });

  it('are tried as often as the newest version of their definition says', async () => {
    const retries = async () => {
      const { rows } = await connection.pool.query<{ retry_limit: number; changed: boolean }>(
        `select retry_limit, updated_on > created_on as changed from pgboss.queue where name = 'tests.revised'`,
      );
      return rows;
    };
    const define = (times: number) =>
      handleJob(defineJob('tests.revised', payload, { retries: times }), async () => undefined);
    for (const handler of [define(3), define(3)]) {
      await start([handler], { work: false });
      expect(await retries()).toEqual([{ retry_limit: 3, changed: false }]);
    }
    await start([define(50)], { work: false });
    expect(await retries()).toEqual([{ retry_limit: 50, changed: true }]);
  });

  it('are handed back when the process stops, without losing a try', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<JobRun>();
    const jobs = await start([
      handleJob(slow, async (_payload, run) => {
        resolve(run);
        await sleep(60_000, undefined, { signal: run.signal });
      }),
    ]);
    await database.asSystem((tx) => jobs.enqueue(tx, slow, { name: 'interrupted' }));
    const { signal } = await begun;
    running.length = 0;
    await jobs.stop();
    expect(signal.aborted).toBe(true);
    expect(jobs.isReady()).toBe(false);
    const { rows } = await connection.pool.query(
      `select state, retry_count from pgboss.job where name = 'tests.slow'`,
    );
    expect(rows).toEqual([{ state: 'created', retry_count: 0 }]);

    const done: string[] = [];
    await start([handleJob(slow, async ({ name }) => void done.push(name))]);
    await vi.waitUntil(() => done.length === 1, soon);
    expect(done).toEqual(['interrupted']);
  });

  it('are refused when no module handles them, instead of waiting for ever', async () => {
    const jobs = await start([], { work: false });
    const unknown = defineJob('tests.unknown', payload);
    await expect(
      database.asSystem((tx) => jobs.enqueue(tx, unknown, { name: 'x' })),
    ).rejects.toThrow('No module handles the job tests.unknown');
  });

  it('receive only what their payload declares', async () => {
    const seen: unknown[] = [];
    const strict = defineJob('tests.strict', z.strictObject({ name: z.string() }), { retries: 0 });
    const handler = handleJob(strict, async (given) => void seen.push(given));
    await expect(async () =>
      handler.run(
        { name: 5 },
        { signal: new AbortController().signal, jobId: '1', isFirstTry: true, isLastTry: false },
      ),
    ).rejects.toThrow('expected string');
    expect(seen).toEqual([]);
  });
});

describePostgres('jobs of a killed process', (engine) => {
  it('run again in another one, and only there', async () => {
    const home = await engine.createDatabase();
    const environment = {
      DATABASE_URL: home.settings.DATABASE_URL ?? '',
      DATA_DIR: home.settings.DATA_DIR,
    };
    const connection = await home.connect();
    const jobs = createJobs(connection, quiet);
    await jobs.start([handleJob(slow, async () => undefined)], { work: false });
    const database = createDatabase(connection.sessions, silent);

    const victim = runProgram('work-jobs.ts', { environment: { ...environment, HANG: '1' } });
    await victim.line('working');
    await database.asSystem((tx) => jobs.enqueue(tx, slow, { name: 'orphan' }));
    await victim.line('begun orphan');
    const heir = runProgram('work-jobs.ts', { environment });
    await heir.line('working');
    await sleep(1_000);
    expect(heir.lines).toEqual(['working']);
    await victim.kill();
    // As if it had not given a sign of life for that long.
    await connection.pool.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where name = 'tests.slow'`,
    );
    await heir.line('done orphan');
    await heir.kill();
    expect(heir.lines).toEqual(['working', 'begun orphan', 'done orphan']);
    await jobs.stop();
    await connection.close();
    await home.close();
  });
});
