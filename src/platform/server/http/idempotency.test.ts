import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { counters } from '../database/counters.tables.ts';
import { newId } from '../ids.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';
import { soon } from '#tests/support/soon.ts';

const body = z.strictObject({ name: z.string(), fail: z.boolean().optional() });
const answers = { 201: z.object({ id: z.string(), name: z.string() }) };
const inside = defineRoute({
  method: 'POST',
  path: '/v1/inside',
  access: 'member',
  summary: 'One transaction',
  body,
  answers,
});
const outside = defineRoute({
  method: 'POST',
  path: '/v1/outside',
  access: 'member',
  summary: 'Several short transactions',
  body,
  answers,
});
const removal = defineRoute({
  method: 'DELETE',
  path: '/v1/inside/:name',
  access: 'member',
  summary: 'Answers nothing',
  params: z.object({ name: z.string() }),
  answers: { 204: z.undefined() },
});

interface Note {
  readonly name: string;
  readonly fail?: boolean;
  readonly by?: Record<string, string>;
}

describeEachDatabase('a request with an idempotency key', (engine) => {
  let home: TestDatabase;
  let app: PlatformApp;
  let alice: Record<string, string>;
  /** How often the route outside has really run, and when it may continue. */
  let deeds = 0;
  let gate = Promise.resolve();

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startPlatformApp({
      home,
      routes(serve, { database }) {
        serve.transaction(inside, async ({ tx, scope, body: { name, fail } }) => {
          await tx
            .insert(counters)
            .values({ company_id: scope.companyId, name, value: 1 })
            .onConflictDoUpdate({
              target: [counters.company_id, counters.name],
              set: { value: sql`${counters.value} + 1` },
            });
          if (fail === true) throw errors.unavailable();
          return { id: newId(), name };
        });
        serve.outside(outside, async ({ scope, body: { name, fail } }) => {
          deeds += 1;
          await gate;
          await database.inCompany(scope, (tx) => tx.select({ total: count() }).from(counters));
          if (fail === true) throw errors.unavailable();
          return { id: newId(), name };
        });
        serve.transaction(removal, async () => undefined);
      },
    });
    alice = app.members.add(newId(), 1);
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });
  beforeEach(async () => {
    deeds = 0;
    gate = Promise.resolve();
    await app.database.asSystem((tx) => tx.delete(counters));
  });

  const post = (path: string, key: string, { by = alice, ...json }: Note) =>
    call(app.address + path, {
      method: 'POST',
      json,
      headers: { ...by, 'idempotency-key': key },
    });
  const untilBegun = () => vi.waitUntil(() => deeds > 0, soon);
  const effects = async (name: string) => {
    const rows = await app.database.asSystem((tx) =>
      tx.select().from(counters).where(eq(counters.name, name)),
    );
    return rows.reduce((sum, { value }) => sum + value, 0);
  };
  const age = (key: string, milliseconds: number) =>
    app.database.asSystem((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ created_at: new Date(Date.now() - milliseconds).toISOString() })
        .where(eq(idempotencyKeys.key, key)),
    );

  it('has one effect and one answer, 20 times at the same time and ever after', async () => {
    const key = newId();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => post('/v1/inside', key, { name: 'once' })),
    );
    all.push(await post('/v1/inside', key, { name: 'once' }));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects('once')).toBe(1);
    const replayed = all.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(replayed).toHaveLength(20);
  });

  it('runs twice when requested twice without a key', async () => {
    for (let round = 0; round < 2; round += 1) {
      await call(`${app.address}/v1/inside`, {
        method: 'POST',
        json: { name: 'twice' },
        headers: alice,
      });
    }
    expect(await effects('twice')).toBe(2);
  });

  it('is refused for another body or another path', async () => {
    const key = newId();
    await post('/v1/inside', key, { name: 'first' });
    for (const again of [
      await post('/v1/inside', key, { name: 'second' }),
      await post('/v1/outside', key, { name: 'first' }),
    ]) {
      expect(again.status).toBe(422);
      expect(again.body).toMatchObject({ code: 'idempotency_mismatch' });
    }
    expect(await effects('second')).toBe(0);
    expect(deeds).toBe(0);
  });

  it('can be tried again when it failed', async () => {
    for (const path of ['/v1/inside', '/v1/outside']) {
      const key = newId();
      const failing = { name: 'again', fail: true };
      expect((await post(path, key, failing)).status).toBe(503);
      expect((await post(path, key, failing)).status).toBe(503);
      expect((await post(path, key, { name: 'again' })).status).toBe(201);
    }
    expect(await effects('again')).toBe(1);
    expect(deeds).toBe(3);
  });

  it('is refused while the same request is still running outside, and answered alike afterwards', async () => {
    const key = newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = post('/v1/outside', key, { name: 'slow' });
    await untilBegun();
    const twin = await post('/v1/outside', key, { name: 'slow' });
    expect([twin.status, twin.headers.get('retry-after')]).toEqual([409, '1']);
    expect(twin.body).toMatchObject({ code: 'request_in_progress' });
    resolve();
    const answer = await first;
    expect((await post('/v1/outside', key, { name: 'slow' })).body).toEqual(answer.body);
    expect(deeds).toBe(1);
  });

  it('is taken over when the process that worked on it has died', async () => {
    const key = newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const orphan = post('/v1/outside', key, { name: 'orphan' });
    await untilBegun();
    gate = Promise.resolve();
    await age(key, 9 * 60 * 1000);
    expect((await post('/v1/outside', key, { name: 'orphan' })).status).toBe(409);
    await age(key, 11 * 60 * 1000);
    expect((await post('/v1/outside', key, { name: 'orphan' })).status).toBe(201);
    expect(deeds).toBe(2);
    resolve();
    await orphan;
  });

  it('is forgotten after a day', async () => {
    const key = newId();
    await post('/v1/inside', key, { name: 'day' });
    await age(key, 23 * 3600 * 1000);
    await post('/v1/inside', key, { name: 'day' });
    expect(await effects('day')).toBe(1);
    await age(key, 25 * 3600 * 1000);
    await post('/v1/inside', key, { name: 'day' });
    expect(await effects('day')).toBe(2);
  });

  it("is the person's key in the company, and nobody else's", async () => {
    const key = newId();
    const bob = app.members.add(newId(), 1);
    const elsewhere = app.members.add(alice.authorization?.slice('Bearer '.length) ?? '', 2);
    const given = await Promise.all(
      [alice, bob, elsewhere].map((headers) =>
        post('/v1/inside', key, { name: 'mine', by: headers }),
      ),
    );
    expect(given.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(given.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(3);
    expect(await effects('mine')).toBe(3);
    for (const [place, headers] of [alice, bob, elsewhere].entries()) {
      const again = await post('/v1/inside', key, { name: 'mine', by: headers });
      expect(again.body).toEqual(given[place]?.body);
    }
  });

  it('is not touched by the failure of another person with the same key', async () => {
    const key = newId();
    const bob = app.members.add(newId(), 1);
    const mine = await post('/v1/outside', key, { name: 'mine' });
    const failing = { name: 'mine', fail: true, by: bob };
    expect((await post('/v1/outside', key, failing)).status).toBe(503);
    expect((await post('/v1/outside', key, { name: 'mine' })).body).toEqual(mine.body);
    expect(deeds).toBe(2);
  });

  it('repeats an empty answer', async () => {
    const headers = { ...alice, 'idempotency-key': newId() };
    const remove = () => call(`${app.address}/v1/inside/x`, { method: 'DELETE', headers });
    const [first, second] = [await remove(), await remove()];
    expect([first.status, first.body, second.status, second.body]).toEqual([204, '', 204, '']);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it('has a key of at most 255 characters', async () => {
    expect((await post('/v1/inside', 'k'.repeat(255), { name: 'long' })).status).toBe(201);
    const refused = await post('/v1/inside', 'k'.repeat(256), { name: 'long' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: [{ path: 'Idempotency-Key' }] });
  });
});
