import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { openStream } from '#tests/support/listen.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { newId } from '../ids.ts';
import { createAdmission } from './admission.ts';

const AN_HOUR = 3_600_000;

const work = defineRoute({
  method: 'GET',
  path: '/v1/work/:name',
  access: 'member',
  summary: 'Works until it is released',
  params: z.object({ name: z.string() }),
  answers: { 200: z.object({ name: z.string() }) },
});

describe('a server with more calls than the database can serve', () => {
  let home: TestDatabase;
  let app: PlatformApp | undefined;
  let begun: PromiseWithResolvers<void>;
  let release: PromiseWithResolvers<void>;
  const order: string[] = [];

  beforeEach(async () => {
    home = await embeddedDatabase();
    begun = Promise.withResolvers();
    release = Promise.withResolvers();
    order.length = 0;
  });
  afterEach(async () => {
    release.resolve();
    await app?.close();
    await home.close();
  });

  const start = async (limits: { mostWaiting: number; patienceMs: number }) => {
    const started = await startPlatformApp({
      home,
      limits: { places: 1, ...limits },
      routes(serve) {
        serve.transaction(work, async ({ params: { name } }) => {
          order.push(name);
          begun.resolve();
          await release.promise;
          return { name };
        });
      },
    });
    app = started;
    const headers = started.members.add(newId(), 1);
    const ask = (name: string) => call(`${started.address}/v1/work/${name}`, { headers });
    return { ...started, headers, ask };
  };

  it('refuses immediately when the queue is full, and serves those who wait in the order they came', async () => {
    const { ask } = await start({ mostWaiting: 2, patienceMs: AN_HOUR });
    const first = ask('first');
    await begun.promise;
    const others = ['second', 'third', 'fourth'].map(ask);
    // Answered although nobody who came before has been.
    const refused = await Promise.race(others);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(errorBody.parse(refused.body).code).toBe('unavailable');
    release.resolve();
    expect((await first).status).toBe(200);
    const answers = await Promise.all(others);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(order).toHaveLength(3);
  });

  it('refuses those whose patience ends, and is alive and streams meanwhile', async () => {
    const { ask, address, headers, database } = await start({ mostWaiting: 10, patienceMs: 20 });
    const stream = await openStream(`${address}/v1/stream`, headers);
    await stream.until((events) => events.length === 1);
    const first = ask('first');
    await begun.promise;
    expect((await ask('second')).status).toBe(503);
    expect((await call(`${address}/health`)).status).toBe(200);
    release.resolve();
    expect((await first).status).toBe(200);
    await database.inCompany({ companyId: 1 }, async (tx) =>
      tx.announce({ type: 'progress', entity: 'sync', entity_id: 'open', progress: {} }),
    );
    await stream.until((events) => events.length === 2);
    stream.leave();
    expect(order).toEqual(['first']);
  });
});

it('a call that needs a place again goes before those that came after it', async () => {
  const admission = createAdmission({ places: 1, mostWaiting: 10, patienceMs: AN_HOUR });
  const [early, late] = [admission.arrive(), admission.arrive()];
  const release = Promise.withResolvers<void>();
  const order: string[] = [];
  const busy = admission.during(admission.arrive(), () => release.promise);
  const waiting = [
    admission.during(late, async () => void order.push('late')),
    admission.during(early, async () => void order.push('early')),
  ];
  release.resolve();
  await Promise.all([busy, ...waiting]);
  expect(order).toEqual(['early', 'late']);
  // A place is free again, even after work that failed.
  await expect(admission.during(late, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await admission.during(early, async () => void order.push('again'));
  expect(order.at(-1)).toBe('again');
});
