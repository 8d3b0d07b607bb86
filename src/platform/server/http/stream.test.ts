import { sql } from 'drizzle-orm';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { openStream, type OpenStream } from '#tests/support/listen.ts';
import { startPlatformApp, type PlatformApp } from '#tests/support/platform-app.ts';
import { recordEvent } from '../events/record-event.ts';
import { newId } from '../ids.ts';
import { soon } from '#tests/support/soon.ts';

const KEEP_ALIVE_MS = 100;

describeEachDatabase('the stream', (engine) => {
  let home: TestDatabase;
  let app: PlatformApp;

  beforeAll(async () => {
    home = await engine.createDatabase();
    app = await startPlatformApp({ home, keepAliveMs: KEEP_ALIVE_MS });
  });
  afterAll(async () => {
    await app.close();
    await home.close();
  });

  const listen = (headers: Record<string, string>, lastEventId?: string) =>
    openStream(`${app.address}/v1/stream`, {
      ...headers,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    });
  const change = (companyId: number, entityId: string) =>
    app.database.inCompany({ companyId }, (tx) =>
      recordEvent(
        tx,
        { companyId, userId: newId(), employeeId: null, requestId: 'test' },
        { name: 'notes.changed', entity: 'note', entityId },
      ),
    );
  const ids = ({ events }: OpenStream) =>
    events.flatMap(({ data }) =>
      typeof data === 'object' && data !== null && 'entity_id' in data ? [data.entity_id] : [],
    );
  const received = (stream: OpenStream, id: string) => stream.until(() => ids(stream).includes(id));

  it('greets, with the protective headers, and reports changes and progress of work', async () => {
    const stream = await listen(app.members.add(newId(), 1));
    await stream.until((events) => events.length === 1);
    expect(stream.events[0]).toMatchObject({ event: 'hello', data: {} });
    const { headers } = stream.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    // A connection kept open would keep the server from stopping.
    expect(headers.get('connection')).toBe('close');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);

    await change(1, 'one');
    await app.database.inCompany({ companyId: 1 }, async (tx) =>
      tx.announce({ type: 'progress', entity: 'sync', entity_id: 'two', progress: { done: 1 } }),
    );
    await received(stream, 'two');
    const [, changed, progress] = stream.events;
    expect(changed?.data).toEqual({
      type: 'changed',
      event: 'notes.changed',
      entity: 'note',
      entity_id: 'one',
      sequence: Number(changed?.id),
    });
    expect(progress).toEqual({
      id: undefined,
      event: undefined,
      data: { type: 'progress', entity: 'sync', entity_id: 'two', progress: { done: 1 } },
    });
    stream.leave();
  });

  const typesOf = ({ events }: OpenStream) =>
    events.flatMap(({ data }) =>
      typeof data === 'object' && data !== null && 'type' in data ? [data.type] : [],
    );

  it('says only to those who were notified that something came into their inbox, of any company', async () => {
    const [notified, elsewhere, other] = [newId(), newId(), newId()];
    const streams = await Promise.all([
      listen(app.members.add(notified, 1)),
      listen(app.members.add(elsewhere, 9)),
      listen(app.members.add(other, 1)),
    ]);
    await app.database.inCompany({ companyId: 1 }, async (tx) =>
      tx.announce({ type: 'inbox', user_ids: [notified, elsewhere] }),
    );
    for (const company of [1, 9]) await change(company, 'later');
    await Promise.all(streams.map((stream) => received(stream, 'later')));
    expect(streams.map(typesOf)).toEqual([['inbox', 'changed'], ['inbox', 'changed'], ['changed']]);
    // Who else was notified is not for them.
    expect(streams[0]?.events[1]?.data).toEqual({ type: 'inbox', user_ids: [notified] });
    for (const stream of streams) stream.leave();
  });

  it('says to whose access may have changed that it may, and to nobody else', async () => {
    const [changed, other] = [newId(), newId()];
    const streams = await Promise.all([changed, other].map((id) => listen(app.members.add(id, 1))));
    await app.database.inCompany({ companyId: 9 }, async (tx) =>
      tx.accessChanged({ userId: changed }),
    );
    await streams[0]?.until(() => streams.flatMap(typesOf).length > 0);
    await change(1, 'then');
    await Promise.all(streams.map((stream) => received(stream, 'then')));
    expect(streams.map(typesOf)).toEqual([['access', 'changed'], ['changed']]);
    for (const stream of streams) stream.leave();
  });

  it('sends listeners who come back what they missed, each event at least once', async () => {
    const me = app.members.add(newId(), 2);
    const stream = await listen(me);
    await change(2, 'before');
    await received(stream, 'before');
    stream.leave();
    await change(2, 'missed 1');
    await change(2, 'missed 2');
    const back = await listen(me, stream.events.at(-1)?.id);
    await received(back, 'missed 2');
    await change(2, 'after');
    await received(back, 'after');
    expect([...new Set(ids(back))].slice(-3)).toEqual(['missed 1', 'missed 2', 'after']);
    back.leave();
    const fresh = await listen(me);
    await fresh.until((events) => events.length > 0);
    expect(ids(fresh)).toEqual([]);
    expect(fresh.events[0]?.id).toBe(back.events.at(-1)?.id);
    fresh.leave();
  });

  it.skipIf(engine.name === 'embedded')(
    'loses no message sent while it replays the past',
    async () => {
      const { pool } = app.connection;
      const blocker = await pool.connect();
      await blocker.query('begin; lock table event_log');
      const coming = listen(app.members.add(newId(), 8), '1');
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%event_log%'`;
      await vi.waitUntil(async () => (await pool.query(waiting)).rowCount === 1, soon);
      const said = new Promise<void>((resolve) => {
        app.announcements.subscribe(8, () => resolve());
      });
      await app.database.inCompany({ companyId: 8 }, async (tx) =>
        tx.announce({ type: 'progress', entity: 'sync', entity_id: 'meanwhile', progress: {} }),
      );
      await said;
      await blocker.query('commit');
      blocker.release();
      const stream = await coming;
      await received(stream, 'meanwhile');
      expect(ids(stream)).toEqual(['meanwhile']);
      stream.leave();
    },
  );

  it('loses nothing that happens while a listener connects', async () => {
    const me = app.members.add(newId(), 3);
    await change(3, 'first');
    const expected = Array.from({ length: 40 }, (_, index) => `busy ${index}`);
    const writing = Promise.all(expected.map((id) => change(3, id)));
    const coming = await Promise.all(Array.from({ length: 10 }, () => listen(me, '1')));
    await writing;
    for (const stream of coming) {
      for (const id of expected) await received(stream, id);
      expect(ids(stream)).toEqual(expect.arrayContaining(expected));
      stream.leave();
    }
  });

  it('says so when a listener missed too much to replay', async () => {
    const me = app.members.add(newId(), 4);
    await app.database.asSystem((tx) =>
      tx.execute(sql`
        insert into event_log (company_id, name, entity, entity_id, request_id)
        select 4, 'notes.changed', 'note', n::text, 'test' from generate_series(1, 600) n`),
    );
    const stream = await listen(me, '1');
    await stream.until((events) => events.length === 2);
    expect(stream.events[1]?.data).toEqual({ type: 'missed_too_much' });
    expect(Number(stream.events[0]?.id)).toBeGreaterThan(600);
    stream.leave();
  });

  it.each(['', '0', '-1', 'abc', '1e99', "1'; drop table event_log", '99999999999999'])(
    'starts from the present after the last event %j',
    async (lastEventId) => {
      const stream = await listen(app.members.add(newId(), 5), lastEventId);
      await stream.until((events) => events.length === 1);
      expect(stream.events[0]?.event).toBe('hello');
      stream.leave();
    },
  );

  it('notifies a hundred listeners, each of their own company only', async () => {
    const streams = await Promise.all(
      Array.from({ length: 100 }, (_, index) => listen(app.members.add(newId(), 10 + (index % 2)))),
    );
    for (let round = 0; round < 5; round += 1) {
      await change(10, `ten ${round}`);
      await change(11, `eleven ${round}`);
    }
    for (const [index, stream] of streams.entries()) {
      await received(stream, index % 2 === 0 ? 'ten 4' : 'eleven 4');
    }
    const foreign = streams.flatMap((stream, index) =>
      ids(stream).filter((id) => !String(id).startsWith(index % 2 === 0 ? 'ten' : 'eleven')),
    );
    expect(foreign).toEqual([]);
    for (const stream of streams) stream.leave();
  });

  it('ends when the membership or the session ends, and when neither can be checked', async () => {
    const [first, second] = [newId(), newId()];
    const leaving = await listen(app.members.add(first, 6));
    const signedOut = await listen(app.members.add(second, 6));
    const staying = await listen(app.members.add(newId(), 6));
    app.members.remove(first, 6);
    app.members.remove(second);
    await Promise.all([leaving.ended, signedOut.ended]);
    await change(6, 'still here');
    await received(staying, 'still here');
    expect([...ids(leaving), ...ids(signedOut)]).toEqual([]);

    app.members.failure = new Error('the database is away');
    await staying.ended;
    app.members.failure = undefined;
  });

  it('cuts off listeners that do not read', async () => {
    const me = app.members.add(newId(), 7);
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    socket.write(
      `GET /v1/stream HTTP/1.1\r\nhost: x\r\nauthorization: ${me.authorization}\r\nx-company-id: 7\r\n\r\n`,
    );
    await new Promise((resolve) => void socket.once('data', resolve));
    socket.pause();
    const closed = new Promise((resolve) => void socket.once('close', () => resolve('closed')));
    const filler = 'x'.repeat(6_000);
    for (let round = 0; round < 40; round += 1) {
      await app.database.inCompany({ companyId: 7 }, async (tx) => {
        for (let index = 0; index < 100; index += 1) {
          tx.announce({
            type: 'progress',
            entity: 'sync',
            entity_id: `${index}`,
            progress: { filler },
          });
        }
      });
    }
    socket.on('error', () => undefined).resume();
    expect(await closed).toBe('closed');
  });

  it('does not keep the server from stopping', async () => {
    const other = await startPlatformApp({
      home: await engine.createDatabase(),
      keepAliveMs: KEEP_ALIVE_MS,
    });
    const me = other.members.add(newId(), 1);
    // A browser prefers connections that it has used before.
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${other.address}/health`)));
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => openStream(`${other.address}/v1/stream`, me)),
    );
    const closing = other.close().then(() => 'closed');
    expect(await Promise.race([closing, sleep(3_000).then(() => 'still open')])).toBe('closed');
    await Promise.all(streams.map(({ ended }) => ended));
  });
});
