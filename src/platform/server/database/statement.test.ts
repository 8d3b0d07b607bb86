import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { changeSettings } from './change-settings.ts';
import type { Connection } from './connection.ts';
import { counters } from './counters.tables.ts';
import { statement } from './statement.ts';
import { createDatabase, type Database } from './transactions.ts';

const insertCounter = statement<{ companyId: number; name: string }>()((db, given) =>
  db.insert(counters).values({ company_id: given('companyId'), name: given('name'), value: 1 }),
);
const findCounters = statement<{ name: string }>()((db, given) =>
  db
    .select({ companyId: counters.company_id })
    .from(counters)
    .where(eq(counters.name, given('name'))),
);

const decoded = {
  ...getTableColumns(counters),
  text: sql<string>`${counters.name} || '!'`,
  nothing: sql<null>`null`,
  twice: sql<number>`${counters.value} * 2`.as('twice'),
  day: sql`date '2026-11-28'`.mapWith((day: string) => `the day ${day}`),
};
const readDecoded = statement<{ name: string }>()((db, given) =>
  db
    .select(decoded)
    .from(counters)
    .where(eq(counters.name, given('name'))),
);

describeEachDatabase('statements put together once', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let database: Database;

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
    database = createDatabase(connection.sessions, silent);
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  it('run in the transaction they are given, on behalf of its company', async () => {
    const companies = Array.from({ length: 40 }, (_, index) => index + 1);
    const seen = await Promise.all(
      companies.map((companyId) =>
        database.inCompany({ companyId }, async (tx) => {
          await insertCounter(tx, { companyId, name: 'a' });
          return findCounters(tx, { name: 'a' });
        }),
      ),
    );
    expect(seen).toEqual(companies.map((companyId) => [{ companyId }]));
    const all = await database.asSystem((tx) => findCounters(tx, { name: 'a' }));
    expect(all).toHaveLength(companies.length);
  });

  it('decode what they read as a statement does that runs once', async () => {
    await database.inCompany({ companyId: 1 }, async (tx) => {
      await insertCounter(tx, { companyId: 1, name: 'decoded' });
      const once = await tx.select(decoded).from(counters).where(eq(counters.name, 'decoded'));
      expect(await readDecoded(tx, { name: 'decoded' })).toEqual(once);
      expect(once).toMatchObject([{ text: 'decoded!', twice: 2, nothing: null }]);
      expect(String(once[0]?.day)).toMatch(/^the day /);
    });
  });

  it('follow the settings of their transaction, and of no other', async () => {
    const readSetting = statement<Record<string, never>>()((db) =>
      db
        .select({ sorts: sql<string>`current_setting('enable_sort')` })
        .from(sql`(select) as nothing`),
    );
    const changed = await database.inCompany(
      { companyId: 1 },
      async (tx) => {
        await changeSettings(tx, { enable_sort: 'off' });
        return readSetting(tx, {});
      },
      { readOnly: true },
    );
    const other = await database.inCompany({ companyId: 1 }, (tx) => readSetting(tx, {}));
    expect([changed, other]).toEqual([[{ sorts: 'off' }], [{ sorts: 'on' }]]);
  });

  it('are undone with their transaction', async () => {
    const failing = database.inCompany({ companyId: 1 }, async (tx) => {
      await insertCounter(tx, { companyId: 1, name: 'b' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const left = await database.asSystem((tx) => findCounters(tx, { name: 'b' }));
    expect(left).toEqual([]);
  });

  it('end with it too', async () => {
    const kept = await database.inCompany({ companyId: 1 }, async (tx) => ({ tx }));
    await expect(findCounters(kept.tx, { name: 'a' })).rejects.toMatchObject({
      cause: { message: 'The transaction has ended' },
    });
  });
});
