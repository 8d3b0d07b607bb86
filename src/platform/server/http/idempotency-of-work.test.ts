import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { call, startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { soon } from '#tests/support/soon.ts';
import { counters } from '../database/counters.tables.ts';
import type { Transaction } from '../database/transactions.ts';
import { newId } from '../ids.ts';

const common = {
  method: 'POST',
  access: 'member',
  body: z.strictObject({ name: z.string(), fail: z.boolean().optional() }),
  answers: { 201: z.object({ id: z.string(), name: z.string() }) },
} as const;
const prepared = defineRoute({
  ...common,
  path: '/v1/prepared',
  summary: 'Some work, then one transaction',
});
const shared = defineRoute({
  ...common,
  path: '/v1/shared',
  summary: 'One transaction of the system',
});

/** What befalls the answer just as it is being stored. */
const BREAK_RECORD = `
  create function break_record() returns trigger language plpgsql as
    $$ begin raise exception 'the power is cut'; end $$;
  create trigger break_record before update on idempotency_keys
    for each row execute function break_record()`;
const REPAIR_RECORD = 'drop function break_record() cascade';

describeEachDatabase('the answer under an idempotency key', (engine) => {
  let home: TestDatabase;
  let app: PlatformApp;
  let alice: Record<string, string>;
  /** How often work was prepared, and when it may continue. */
  let preparations = 0;
  let gate = Promise.resolve();

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startPlatformApp({
      home,
      routes(serve) {
        const addOne = async (tx: Transaction, name: string) => {
          await tx.insert(counters).values({ company_id: 1, name: `${name} ${newId()}`, value: 1 });
          return { id: newId(), name };
        };
        serve.prepared(prepared, async ({ body: { name, fail } }) => {
          preparations += 1;
          await gate;
          if (fail === true) throw errors.unavailable();
          return (tx) => addOne(tx, name);
        });
        serve.transaction(shared, ({ tx, body: { name } }) => addOne(tx, name), {
          asSystem: true,
        });
      },
    });
    alice = app.members.add(newId(), 1);
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });
  beforeEach(async () => {
    preparations = 0;
    gate = Promise.resolve();
    await app.database.asSystem((tx) => tx.delete(counters));
  });

  const post = (path: string, key: string, json: { name: string; fail?: boolean }) =>
    call(app.address + path, {
      method: 'POST',
      json,
      headers: { ...alice, 'idempotency-key': key },
    });
  const effects = () => app.database.asSystem((tx) => tx.select().from(counters));

  it.each([prepared.path, shared.path])(
    'is stored with the work, so that both or neither survive: %s',
    async (path) => {
      const key = newId();
      await app.connection.pool.query(BREAK_RECORD);
      const broken = await post(path, key, { name: 'both' });
      await app.connection.pool.query(REPAIR_RECORD);
      expect(broken.status).toBe(500);
      expect(await effects()).toEqual([]);
      const second = await post(path, key, { name: 'both' });
      const third = await post(path, key, { name: 'both' });
      expect(second.status).toBe(201);
      expect(third.body).toEqual(second.body);
      expect(await effects()).toHaveLength(1);
    },
  );

  it('is found without another preparation, and one of two at the same time has an effect', async () => {
    const key = newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const twins = [1, 2].map(() => post(prepared.path, key, { name: 'twin' }));
    await vi.waitUntil(() => preparations === 2, soon);
    resolve();
    const [one, other] = await Promise.all(twins);
    expect(one?.status).toBe(201);
    expect(other?.body).toEqual(one?.body);
    expect((await post(prepared.path, key, { name: 'twin' })).body).toEqual(one?.body);
    expect(preparations).toBe(2);
    expect(await effects()).toHaveLength(1);
    expect((await post(prepared.path, key, { name: 'other' })).status).toBe(422);
  });

  it('is none where the preparation failed', async () => {
    const key = newId();
    expect((await post(prepared.path, key, { name: 'again', fail: true })).status).toBe(503);
    expect((await post(prepared.path, key, { name: 'again' })).status).toBe(201);
  });
});
