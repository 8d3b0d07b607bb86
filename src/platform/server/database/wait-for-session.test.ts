import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { errors } from '#platform/contract/errors.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import type { Connection } from './connection.ts';
import { createDatabase, type Database } from './transactions.ts';
import { waitForSession } from './wait-for-session.ts';

describeEachDatabase('work that waits for a session', (engine) => {
  let connection: Connection;
  let database: Database;

  beforeAll(async () => {
    connection = await (await engine.createDatabase()).connect();
    database = createDatabase(connection.sessions, {
      beforeCommit: async () => undefined,
      afterCommit: () => undefined,
    });
  });
  afterAll(() => connection.close());

  const patient = (signal: AbortSignal, longestMs = 20_000) => {
    let waits = 0;
    const onWait = () => void (waits += 1);
    const waiting = waitForSession(database, { signal, onWait, longestMs, everyMs: 10 });
    const asSystem: Database['asSystem'] = (work) => waiting.asSystem(work);
    return { asSystem, waits: () => waits };
  };
  const never = AbortSignal.any([]);
  const answer = sql`select 1 as answer`;

  it('gets it when one is free again', async () => {
    const release = await takeAll(connection.sessions);
    const { asSystem, waits } = patient(never);
    const work = asSystem(async (tx) => (await tx.execute(answer)).rows);
    await expect.poll(waits).toBe(1);
    release();
    expect(await work).toEqual([{ answer: 1 }]);
    expect(waits()).toBe(1);
  });

  it('is refused in the end, or when it is stopped', async () => {
    onTestFinished(await takeAll(connection.sessions));
    await expect(patient(never, 200).asSystem(async () => 1)).rejects.toMatchObject({
      code: 'platform.unavailable',
    });
    const stop = new AbortController();
    const { asSystem, waits } = patient(stop.signal);
    const work = asSystem(async () => 1);
    work.catch(() => undefined);
    await expect.poll(waits).toBe(1);
    stop.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
  });

  it('is never repeated once it has begun', async () => {
    let times = 0;
    const work = patient(never).asSystem(async () => {
      times += 1;
      throw errors.unavailable();
    });
    await expect(work).rejects.toMatchObject({ code: 'platform.unavailable' });
    expect(times).toBe(1);
  });
});

/** Takes all sessions; returns how to give them back. */
async function takeAll(pool: Pool): Promise<() => void> {
  // Opening them may take long; waiting for one that nobody releases should not.
  pool.options.connectionTimeoutMillis = 60_000;
  const all = Array.from({ length: pool.options.max }, () => pool.connect());
  const clients = await Promise.all(all);
  pool.options.connectionTimeoutMillis = 100;
  return () => {
    for (const client of clients) client.release();
  };
}
