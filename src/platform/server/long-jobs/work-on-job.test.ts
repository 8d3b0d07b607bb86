import { eq } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StreamMessage } from '#platform/contract/events.ts';
import { describeEachDatabase, quiet, type TestDatabase } from '#tests/support/databases.ts';
import { companyOwned } from '../database/columns.ts';
import type { Connection } from '../database/connection.ts';
import { createDatabase, type Database } from '../database/transactions.ts';
import { createAnnouncements, type Announcements } from '../events/announcements.ts';
import { newId } from '../ids.ts';
import { defineLongJob } from './define-long-job.ts';
import { longJobColumns } from './long-job.columns.ts';
import { RunLostError } from './run-errors.ts';
import { workOnJob, type Attempt, type StopReason } from './work-on-job.ts';

const table = pgTable('tests_jobs', {
  ...companyOwned(),
  status: text().notNull(),
  done: integer().notNull().default(0),
  owner: text(),
  ...longJobColumns(),
});

const job = defineLongJob({
  table,
  entity: 'test',
  running: ['running'],
  progress: ['done'],
  cancelEvent: 'tests.cancelled',
  belongsTo: { deletedEvent: 'tests.owner_deleted', column: 'owner' },
});

type Row = typeof table.$inferSelect;

describeEachDatabase('a long-running job', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let announcements: Announcements;
  let database: Database;

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    announcements = createAnnouncements(connection, quiet);
    await announcements.listen();
    database = createDatabase(connection.sessions, announcements);
    await connection.pool.query(`
      create table tests_jobs (company_id integer not null, id uuid not null, status text not null,
        done integer not null default 0, owner text, cancel_requested boolean not null default false,
        run_token uuid, attempts integer not null default 0, failures integer not null default 0,
        finished_at timestamptz(3));
      grant select, insert, update, delete on tests_jobs to backoffice_company`);
  });
  afterAll(async () => {
    await announcements.close();
    await connection.close();
    await home.close();
  });

  const company = { companyId: 1 };
  const actor = { ...company, userId: newId(), employeeId: null, requestId: 'test' };
  const inCompany: Database['inCompany'] = (...given) => database.inCompany(...given);

  async function add(values: Partial<typeof table.$inferInsert> = {}): Promise<string> {
    const id = newId();
    await inCompany(company, (tx) =>
      tx.insert(table).values({ company_id: 1, id, status: 'running', ...values }),
    );
    return id;
  }

  const find = (id: string) => inCompany(company, (tx) => job.lock(tx, company, id));

  const finish = (row: Row, status: string) =>
    inCompany(company, (tx) =>
      job.finish(tx, row, {
        actor,
        values: { status },
        event: 'tests.ended',
        also: async () => ({}),
      }),
    );

  interface Trial {
    readonly stopping?: AbortSignal;
    readonly work: (row: Row, signal: AbortSignal) => Promise<void>;
  }

  /** One worker's try; returns why it ended before its work was done. */
  async function attempt(
    id: string,
    { work, stopping = AbortSignal.any([]) }: Trial,
  ): Promise<StopReason | 'lost' | undefined> {
    let ending: StopReason | 'lost' | undefined;
    await workOnJob({ database, announcements }, job, {
      key: { ...company, id },
      stopping,
      begin: async (_tx, row): Promise<Attempt> => ({
        work: (signal) => work(row, signal),
        async end(reason) {
          ending = reason;
          await finish(row, reason);
        },
      }),
      lost: async () => void (ending = 'lost'),
      mostFailures: 2,
      mostAttempts: 3,
    });
    return ending;
  }

  it('shows its progress and ends with its work', async () => {
    const id = await add();
    const shown: StreamMessage[] = [];
    const close = announcements.subscribe(1, (message) => void shown.push(message));
    const reason = await attempt(id, {
      async work(row) {
        await job.advance(database, row, { values: { done: 1 }, announce: true });
        await job.advance(database, row, { values: { done: 2 }, announce: false });
        await finish(row, 'success');
      },
    });
    expect(reason).toBeUndefined();
    expect(await find(id)).toMatchObject({ status: 'success', done: 2, attempts: 1 });
    const progress = { type: 'progress', entity: 'test', entity_id: id, progress: { done: 1 } };
    await expect.poll(() => shown[0]).toEqual(progress);
    close();
    const again = await attempt(id, { work: () => Promise.reject(new Error('never reached')) });
    expect(again).toBe('lost');
  });

  it('is taken over from a worker that seemed dead, whose writes no longer count', async () => {
    const id = await add();
    let isWritten = false;
    const dead = await attempt(id, {
      async work(row) {
        await attempt(id, { work: (heir) => finish(heir, 'success') });
        await job.advance(database, row, {
          values: { done: 9 },
          announce: true,
          also: async () => void (isWritten = true),
        });
      },
    });
    expect(dead).toBe('lost');
    expect(isWritten).toBe(false);
    expect(await find(id)).toMatchObject({ status: 'success', done: 0, attempts: 2 });
    const stranger = { ...(await find(id)), run_token: null };
    await expect(finish(stranger, 'failed')).rejects.toThrow(RunLostError);
  });

  it.each(['tests.cancelled', 'tests.owner_deleted'])('stops immediately on %s', async (event) => {
    const id = await add({ owner: 'somebody' });
    const reason = await attempt(id, {
      async work(_row, signal) {
        const entityId = event === 'tests.cancelled' ? id : 'somebody';
        const message = { type: 'changed', event, entity: 'any', sequence: 1 } as const;
        await inCompany(company, async (tx) => {
          if (event === 'tests.cancelled') {
            await tx.update(table).set({ cancel_requested: true }).where(eq(table.id, id));
          }
          tx.announce({ ...message, entity_id: entityId });
        });
        await expect.poll(() => signal.aborted).toBe(true);
        signal.throwIfAborted();
      },
    });
    expect(reason).toBe('cancelled');
  });

  it('is not stopped by the late message of a cancellation that an earlier run obeyed', async () => {
    const id = await add();
    const isOver = newId();
    const reason = await attempt(id, {
      async work(row, signal) {
        let hasCome = false;
        const close = announcements.subscribe(1, (message) => {
          hasCome ||= message.type === 'changed' && message.entity_id === isOver;
        });
        const message = { type: 'changed', entity: 'any', sequence: 1 } as const;
        await inCompany(company, async (tx) => {
          tx.announce({ ...message, event: 'tests.cancelled', entity_id: id });
          tx.announce({ ...message, event: 'tests.other', entity_id: isOver });
        });
        await expect.poll(() => hasCome).toBe(true);
        // Longer than looking takes: this statement waits for its turn behind it.
        await job.advance(database, row, { values: { done: 1 }, announce: false });
        expect(signal.aborted).toBe(false);
        close();
        await finish(row, 'success');
      },
    });
    expect(reason).toBeUndefined();
  });

  it('saves the step at which it notices that it was cancelled, even before it was claimed', async () => {
    const id = await add();
    const reason = await attempt(id, {
      async work(row) {
        await inCompany(company, (tx) => tx.update(table).set({ cancel_requested: true }));
        await job.advance(database, row, { values: { done: 5 }, announce: false });
      },
    });
    expect(reason).toBe('cancelled');
    expect(await find(id)).toMatchObject({ status: 'cancelled', done: 5 });
    const early = await add({ cancel_requested: true });
    const never = () => Promise.reject(new Error('never reached'));
    expect(await attempt(early, { work: never })).toBe('cancelled');
  });

  it('ends after a limit of failures or deaths, counted separately, but not when the process stops', async () => {
    const id = await add();
    const broken = { work: () => Promise.reject(new Error('broken')) };
    await expect(attempt(id, broken)).rejects.toThrow('broken');
    const stopping = AbortSignal.abort(new Error('The process is stopping'));
    await expect(attempt(id, { ...broken, stopping })).rejects.toThrow('stopping');
    expect(await find(id)).toMatchObject({ status: 'running', attempts: 2, failures: 1 });
    expect(await attempt(id, broken)).toBe('failed');
    expect(await find(id)).toMatchObject({ status: 'failed', attempts: 3, failures: 2 });
    expect(await attempt(await add({ attempts: 3 }), broken)).toBe('gave_up');
  });
});
