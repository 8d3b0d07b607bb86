import { asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageQuery, TOTAL_CAP } from '#platform/contract/pagination.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import type { Connection } from './connection.ts';
import { counters } from './counters.tables.ts';
import { readPage } from './page.ts';
import { createDatabase, type Database } from './transactions.ts';

let home: TestDatabase;
let connection: Connection;
let database: Database;

beforeAll(async () => {
  home = await embeddedDatabase();
  connection = await home.connect();
  const silent = { beforeCommit: async () => undefined, afterCommit: () => undefined };
  database = createDatabase(connection.sessions, silent);
  await database.inCompany({ companyId: 1 }, (tx) =>
    tx.execute(sql`insert into ${counters} (company_id, name, value)
      select 1, 'counter ' || n, n from generate_series(1, ${TOTAL_CAP + 1}) n`),
  );
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await connection.close();
  await home.close();
});

const pageOf = (companyId: number, query: object = {}, above = 0) =>
  database.inCompany({ companyId }, async (tx) => {
    const { data, ...page } = await readPage(tx, {
      rows: tx.select({ value: counters.value }).from(counters).orderBy(asc(counters.value)),
      table: counters,
      where: gt(counters.value, above),
      query: pageQuery.parse(query),
    });
    return { ...page, rows: data.length };
  });

describe('a list that has more rows than are counted', () => {
  it('says so, and is counted exactly where that is requested', async () => {
    expect(await pageOf(1)).toMatchObject({ total: TOTAL_CAP, total_is_minimum: true, rows: 25 });
    expect(await pageOf(1, { count: 'exact' })).toMatchObject({ total: TOTAL_CAP + 1 });
    expect(await pageOf(1, {}, 1)).not.toHaveProperty('total_is_minimum');
    expect(await pageOf(2)).toMatchObject({ total: 0, rows: 0 });
  });

  it('is counted again after half a minute only', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await pageOf(1)).toMatchObject({ total: TOTAL_CAP });
    await database.inCompany({ companyId: 1 }, (tx) =>
      tx.delete(counters).where(eq(counters.value, 7)),
    );
    expect(await pageOf(1, { page: 2 })).toMatchObject({ total_is_minimum: true, page: 2 });
    vi.setSystemTime(Date.now() + 31_000);
    expect(await pageOf(1)).not.toHaveProperty('total_is_minimum');
  });
});
