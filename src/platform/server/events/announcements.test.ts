import { expect, it, vi } from 'vitest';
import type { StreamMessage } from '#platform/contract/events.ts';
import { describeEachDatabase, describePostgres, quiet } from '#tests/support/databases.ts';
import { createDatabase } from '../database/transactions.ts';
import { createAnnouncements } from './announcements.ts';
import { soon } from '#tests/support/soon.ts';

const progress = (id: string, filler = ''): StreamMessage => ({
  type: 'progress',
  entity: 'sync',
  entity_id: id,
  progress: { filler },
});

describeEachDatabase('announcements', (engine) => {
  it('reach listeners of the company, in order, until they stop', async () => {
    const home = await engine.createDatabase();
    const connection = await home.connect();
    const announcements = createAnnouncements(connection, quiet);
    await announcements.listen();
    const database = createDatabase(connection.sessions, announcements);
    const received: StreamMessage[] = [];
    const others: StreamMessage[] = [];
    const stop = announcements.subscribe(1, (message) => received.push(message));
    announcements.subscribe(2, (message) => others.push(message));

    const announce = (...ids: string[]) =>
      database.inCompany({ companyId: 1 }, async (tx) => {
        for (const id of ids) tx.announce(progress(id));
      });
    await announce('1', '2', '3');
    await vi.waitUntil(() => received.length === 3, soon);
    expect(received).toEqual([progress('1'), progress('2'), progress('3')]);
    stop();
    announcements.subscribe(1, (message) => others.push(message));
    await announce('4');
    await vi.waitUntil(() => others.length > 0, soon);
    expect(others).toEqual([progress('4')]);
    expect(received).toHaveLength(3);

    await announcements.close();
    await connection.close();
    await home.close();
  });
});

describePostgres('announcements', (engine) => {
  it('reach other processes; a lost connection is opened again, and listeners hear that they missed something', async () => {
    const home = await engine.createDatabase();
    const [here, there] = [await home.connect(), await home.connect()];
    const speaking = createAnnouncements(here, quiet);
    const listening = createAnnouncements(there, quiet);
    for (const each of [speaking, listening]) await each.listen();
    const database = createDatabase(here.sessions, speaking);
    const received: StreamMessage[] = [];
    listening.subscribe(1, (message) => received.push(message));
    const announce = (message: StreamMessage) =>
      database.inCompany({ companyId: 1 }, async (tx) => tx.announce(message));

    await announce(progress('far'));
    await vi.waitUntil(() => received.length === 1, soon);

    // Larger than a notification may be: left out, and the transaction commits all the same.
    await announce(progress('large', 'x'.repeat(9_000)));
    const listeners = `select pid from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`;
    await here.pool.query(`select pg_terminate_backend(pid) from (${listeners}) listener`);
    await vi.waitUntil(() => received.length === 2, soon);
    await announce(progress('again'));
    await vi.waitUntil(() => received.length === 3, soon);
    expect(received).toEqual([progress('far'), { type: 'missed_too_much' }, progress('again')]);
    await vi.waitUntil(async () => (await here.pool.query(listeners)).rowCount === 2, soon);

    await speaking.close();
    await listening.close();
    expect((await here.pool.query(listeners)).rowCount).toBe(0);
    await here.close();
    await there.close();
    await home.close();
  });
});
