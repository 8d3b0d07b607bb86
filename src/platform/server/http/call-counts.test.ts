import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { describePostgres, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';

const LIMIT = 20;

const limited = defineRoute({
  method: 'POST',
  path: '/v1/limited',
  access: 'public',
  summary: 'Takes some calls a minute',
  answers: { 204: z.undefined() },
});

describePostgres('calls to two processes', (engine) => {
  let home: TestDatabase;
  let apps: PlatformApp[];

  beforeAll(async () => {
    home = await engine.createDatabase();
    const start = () =>
      startPlatformApp({
        home,
        trustProxy: '127.0.0.1',
        routes(serve) {
          serve.outside(limited, async () => undefined, { perMinute: LIMIT });
        },
      });
    apps = [await start(), await start()];
  });

  afterAll(async () => {
    for (const app of apps) await app.close();
    await home.close();
  });

  const callAt = async (process: number, from: string) => {
    const app = apps[process];
    const headers = { 'x-forwarded-for': from };
    const answer = await call(`${app?.address}${limited.path}`, { method: 'POST', headers });
    return answer.status;
  };

  it('count together, at most some seconds late, and cost no statement until somebody calls often', async () => {
    const statuses = await Promise.all(Array.from({ length: LIMIT }, () => callAt(0, '10.0.0.1')));
    expect(new Set(statuses)).toEqual(new Set([204]));
    let allowed = 0;
    for (let turn = 0; turn < LIMIT && (await callAt(1, '10.0.0.1')) === 204; turn += 1) {
      allowed += 1;
      await sleep(400);
    }
    expect(allowed).toBeLessThan(LIMIT / 2);
    expect(await callAt(1, '10.0.0.2')).toBe(204);
    await sleep(1_100);
    const stored = await apps[0]?.connection.pool.query('select distinct caller from call_counts');
    expect(stored?.rows).toHaveLength(1);
  });
});
