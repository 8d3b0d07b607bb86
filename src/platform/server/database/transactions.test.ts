import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StreamMessage } from '#platform/contract/events.ts';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import type { Connection } from './connection.ts';
import { counters } from './counters.tables.ts';
import {
  createDatabase,
  type Announcement,
  type Announcer,
  type Database,
  type Transaction,
} from './transactions.ts';

const progress: StreamMessage = { type: 'progress', entity: 'x', entity_id: '1', progress: {} };

describeEachDatabase('transactions', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let sessions: Pool;
  let database: Database;
  let announced: Announcement[];

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    sessions = connection.sessions;
    const announcer: Announcer = {
      beforeCommit: async () => undefined,
      afterCommit: (announcements) => void announced.push(...announcements),
    };
    database = createDatabase(sessions, announcer);
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });
  beforeEach(async () => {
    announced = [];
    await database.asSystem((tx) => tx.delete(counters));
  });

  const add = (tx: Transaction, companyId: number, name: string) =>
    tx.insert(counters).values({ company_id: companyId, name, value: 1 });
  const namesOf = (companyId: number) =>
    database.inCompany({ companyId }, async (tx) => {
      const rows = await tx.select().from(counters);
      return rows.map(({ name }) => name);
    });
  /** The companies of the first rows that a company reads. */
  const companiesReadBy = (companyId: number) =>
    database.inCompany(
      { companyId },
      async (tx) => {
        const rows = await tx.select({ company: counters.company_id }).from(counters).limit(50);
        return rows.map(({ company }) => company);
      },
      { readOnly: true },
    );
  const everything = () => database.asSystem((tx) => tx.select().from(counters));

  it('store what they wrote, and only the company sees it', async () => {
    await database.inCompany({ companyId: 1 }, (tx) => add(tx, 1, 'one'));
    await database.inCompany({ companyId: 2 }, (tx) => add(tx, 2, 'two'));
    expect(await namesOf(1)).toEqual(['one']);
    expect(await namesOf(2)).toEqual(['two']);
    expect(await everything()).toHaveLength(2);
  });

  it('are refused for a moment while no connection can be made', async () => {
    const nowhere = new Pool({ host: '/nowhere' });
    const silent: Announcer = { beforeCommit: async () => undefined, afterCommit: () => undefined };
    const away = createDatabase(nowhere, silent);
    await expect(away.asSystem(async () => undefined)).rejects.toMatchObject({
      code: 'platform.unavailable',
      retryAfterSeconds: 5,
    });
  });

  it('leave nothing when the work fails', async () => {
    const work = database.inCompany({ companyId: 1 }, async (tx) => {
      await add(tx, 1, 'lost');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await everything()).toEqual([]);
  });

  it('never report success when a caught failure has rolled them back', async () => {
    const work = database.inCompany({ companyId: 1 }, async (tx) => {
      await add(tx, 1, 'lost');
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('could not be committed');
    expect(await everything()).toEqual([]);
    expect(announced).toEqual([]);
  });

  it('run under the role of companies or of the system, and leave neither behind', async () => {
    const identity = sql`select current_user as role, current_setting('backoffice.company_id', true) as company`;
    const inside = await database.inCompany({ companyId: 7 }, (tx) => tx.execute(identity));
    expect(inside.rows).toEqual([{ role: 'backoffice_company', company: '7' }]);
    const system = await database.asSystem((tx) => tx.execute(identity));
    expect(system.rows).toEqual([{ role: 'backoffice_system', company: '' }]);
    const outside = await sessions.query(
      `select current_user as role, current_setting('backoffice.company_id', true) as company`,
    );
    const role = engine.name === 'postgresql' ? 'backoffice_company' : 'postgres';
    expect(outside.rows).toEqual([{ role, company: '' }]);
  });

  it('show nothing to a role of companies without a company', async () => {
    await database.inCompany({ companyId: 1 }, (tx) => add(tx, 1, 'hidden'));
    const client = await sessions.connect();
    try {
      await client.query('begin; set local role backoffice_company');
      expect((await client.query('select * from counters')).rows).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it.runIf(engine.name === 'postgresql')(
    'are the only way for their sessions to read or write',
    async () => {
      await database.inCompany({ companyId: 1 }, (tx) => add(tx, 1, 'hidden'));
      expect((await sessions.query('select * from counters')).rows).toEqual([]);
      expect((await sessions.query('delete from counters')).rowCount).toBe(0);
      await expect(
        sessions.query(`insert into counters (company_id, name, value) values (1, 'no', 1)`),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(sessions.query('select * from users')).rejects.toMatchObject({ code: '42501' });
    },
  );

  it("refuse to write another company's rows", async () => {
    await database.inCompany({ companyId: 2 }, (tx) => add(tx, 2, 'theirs'));
    await expect(
      database.inCompany({ companyId: 1 }, (tx) => add(tx, 2, 'mine')),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await database.inCompany({ companyId: 1 }, (tx) => tx.update(counters).set({ value: 9 }));
    await database.inCompany({ companyId: 1 }, (tx) => tx.delete(counters));
    await expect(
      database.inCompany({ companyId: 2 }, (tx) => tx.update(counters).set({ company_id: 1 })),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await everything()).toEqual([{ company_id: 2, name: 'theirs', value: 1 }]);
  });

  it('refuse a company id that is not a number', async () => {
    for (const companyId of [Number.NaN, 1.5, Number.POSITIVE_INFINITY]) {
      await expect(database.inCompany({ companyId }, async () => undefined)).rejects.toThrow(
        TypeError,
      );
    }
  });

  it('refuse to write when they only read', async () => {
    await expect(
      database.inCompany({ companyId: 1 }, (tx) => add(tx, 1, 'no'), { readOnly: true }),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
    await expect(
      database.asSystem((tx) => add(tx, 1, 'no'), { readOnly: true }),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('announce once they have committed, and never otherwise', async () => {
    await database.inCompany({ companyId: 3 }, async (tx) => {
      tx.announce(progress);
      await add(tx, 3, 'announced');
      expect(announced).toEqual([]);
    });
    expect(announced).toEqual([{ companyId: 3, message: progress }]);
    const failing = database.inCompany({ companyId: 3 }, async (tx) => {
      tx.announce(progress);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(announced).toHaveLength(1);
    await expect(database.asSystem(async (tx) => tx.announce(progress))).rejects.toThrow(
      'Only a transaction of a company',
    );
  });

  it('refuse another transaction inside, instead of waiting for themselves for ever', async () => {
    const nested = database.inCompany({ companyId: 1 }, () =>
      database.inCompany({ companyId: 1 }, async () => undefined),
    );
    await expect(nested).rejects.toThrow('already open here');
    await database.inCompany({ companyId: 1 }, async () => undefined);
  });

  it('accept no statement after their end', async () => {
    const kept: Transaction[] = [];
    const late = Promise.withResolvers<unknown>();
    // On a busy machine the rejection comes before anything awaits it.
    late.promise.catch(() => undefined);
    await database
      .inCompany({ companyId: 1 }, async (tx) => {
        kept.push(tx);
        void sleep(20)
          .then(() => add(tx, 1, 'late'))
          .then(late.resolve, late.reject);
        throw new Error('no');
      })
      .catch(() => undefined);
    await expect(late.promise).rejects.toMatchObject({
      cause: { message: 'The transaction has ended' },
    });
    expect(await everything()).toEqual([]);
  });

  it('give their connection back whatever happens', async () => {
    for (let round = 0; round < 20; round += 1) {
      await database
        .inCompany({ companyId: 1 }, (tx) => tx.execute(sql`select nonsense`))
        .catch(() => undefined);
      await database
        .inCompany({ companyId: 1 }, () => Promise.reject(new Error('no')))
        .catch(() => undefined);
    }
    expect(sessions.idleCount).toBe(sessions.totalCount);
    expect(sessions.waitingCount).toBe(0);
  });

  it('do not stay open when they have read', async () => {
    await Promise.all([1, 2, 3].map(companiesReadBy));
    const open = `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    await expect.poll(async () => (await connection.pool.query(open)).rowCount).toBe(0);
  });

  // The embedded database serves them one by one, so a few are enough.
  // More at once than there are connections.
  const [transactions, atOnce] = engine.name === 'postgresql' ? [2_000, 100] : [300, 20];
  it(`never mix companies, ${transactions} transactions of 10 companies over a few connections`, async () => {
    let foreign = 0;
    const failing = Math.ceil(transactions / 7);
    const one = async (index: number) => {
      const companyId = 1 + (index % 10);
      await database.inCompany({ companyId }, async (tx) => {
        await add(tx, companyId, `number ${index}`);
        if (index % 7 === 0) throw new Error('rolled back');
        const rows = await tx.select({ companyId: counters.company_id }).from(counters).limit(50);
        foreign += rows.filter((row) => row.companyId !== companyId).length;
        if (rows.length === 0) foreign += 1;
      });
    };
    const readOne = async (companyId: number) => {
      const companies = await companiesReadBy(companyId);
      foreign += companies.filter((company) => company !== companyId).length;
    };
    const results: PromiseSettledResult<void>[] = [];
    // A transaction that waits too long for a connection is refused.
    for (let from = 0; from < transactions; from += atOnce) {
      const length = Math.min(atOnce, transactions - from);
      const some = Array.from({ length }, (_, index) => one(from + index));
      const reads = some.slice(0, 20).map((_, index) => readOne(1 + (index % 10)));
      results.push(...(await Promise.allSettled(some)));
      await Promise.all(reads);
    }
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(failing);
    expect(foreign).toBe(0);
    expect(await everything()).toHaveLength(transactions - failing);
  });
});
