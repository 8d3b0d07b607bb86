import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readForeignDatabase, type ReadableDatabase } from './foreign-database.ts';

const MEGABYTE = 1024 * 1024;

/** A message of the protocol, with the length it announces where that is not its own. */
function message(kind: string, body: Buffer, announced = body.length + 4): Buffer {
  const header = Buffer.alloc(5);
  header.write(kind);
  header.writeUInt32BE(announced, 1);
  return Buffer.concat([header, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('SET\0')), ready]);
/** The columns of an answer, all with long names. */
const columns = (count: number) => {
  const column = (number: number) =>
    Buffer.concat([Buffer.from(`column_${number}\0`), Buffer.alloc(6), Buffer.alloc(12)]);
  return message(
    'T',
    Buffer.concat([int16(count), ...Array.from({ length: count }, (_, number) => column(number))]),
  );
};
const shortRow = message('D', int16(0));

/** A server that lets everybody in, and answers a reading with whatever it likes. */
async function startHostile(
  answer: (socket: Socket) => void,
  { greeting = welcome }: { greeting?: Buffer } = {},
) {
  let sent = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.once('close', () => (sent += socket.bytesWritten));
    socket.once('data', () => socket.write(greeting));
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      if (text.includes('set statement_timeout') || text.includes('begin isolation')) {
        socket.write(done);
      } else if (text.includes('select')) {
        answer(socket);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { port, sent: () => sent };
}

/** Sends the same bytes as fast as they are taken. */
function flood(socket: Socket, bytes: Buffer): void {
  while (!socket.destroyed && socket.write(bytes));
  if (!socket.destroyed) socket.once('drain', () => flood(socket, bytes));
}

const address = {
  kind: 'postgresql',
  host: '127.0.0.1',
  database: 'd',
  username: 'u',
  password: 'p',
  encryption: 'off',
  certificateAuthority: '',
} as const;

/** Why the reading ended, how long that took, and by how much this process grew meanwhile. */
async function readFrom(
  { port }: { port: number },
  read = (database: ReadableDatabase): Promise<unknown> => database.execute(sql`select 1`),
) {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const start = performance.now();
  const failure = await readForeignDatabase(
    { ...address, port },
    { allowLoopback: true, connectWithinMs: 1_000, answerWithinMs: 25_000 },
    read,
  ).then(
    () => 'none',
    (error: unknown) => z.object({ failure: z.string() }).parse(error).failure,
  );
  clearInterval(watch);
  return { failure, ms: performance.now() - start, grown: (most - before) / MEGABYTE };
}

describe('a hostile PostgreSQL', () => {
  it('that announces a message of 2 GB is left at the announcement', async () => {
    const zeros = Buffer.alloc(MEGABYTE);
    for (const kind of ['D', 'T', 'E', 'N']) {
      const hostile = await startHostile((socket) => {
        socket.write(message(kind, Buffer.alloc(0), 2 ** 31 - 1));
        flood(socket, zeros);
      });
      const { failure, ms } = await readFrom(hostile);
      expect([kind, failure]).toEqual([kind, 'answer_too_large']);
      expect(ms).toBeLessThan(5_000);
      await expect.poll(hostile.sent).toBeGreaterThan(0);
      expect(hostile.sent()).toBeLessThan(32 * MEGABYTE);
    }
  });

  it('that announces it before it lets us in is left too', async () => {
    const greeting = message('R', Buffer.alloc(0), 2 ** 31 - 1);
    const hostile = await startHostile(() => undefined, { greeting });
    expect(await readFrom(hostile)).toMatchObject({ failure: 'answer_too_large' });
  });

  it('that sends one row too long, or rows without end, is left', async () => {
    const long = message('D', Buffer.concat([int16(1), Buffer.alloc(300 * 1024)]));
    const oneLong = await startHostile((socket) => socket.write(long));
    expect((await readFrom(oneLong)).failure).toBe('answer_too_large');

    const many = Buffer.concat(Array.from({ length: 10_000 }, () => shortRow));
    const endless = await startHostile((socket) => {
      socket.write(columns(1));
      flood(socket, many);
    });
    const { failure, grown } = await readFrom(endless);
    expect(failure).toBe('answer_too_large');
    expect(grown).toBeLessThan(700);
  });

  it('whose small rows need much memory exhausts that of the worker, not ours', async () => {
    const many = Buffer.concat(Array.from({ length: 1_000 }, () => shortRow));
    const hostile = await startHostile((socket) => {
      socket.write(columns(500));
      flood(socket, many);
    });
    const { failure } = await readFrom(hostile);
    expect(failure).toBe('answer_too_large');
  });

  it('that never closes its side, or drips, ends with the time', async () => {
    const half = await startHostile((socket) => socket.write(done));
    expect((await readFrom(half)).ms).toBeLessThan(5_000);

    const drip = (socket: Socket) => {
      const timer = setInterval(() => socket.write(message('N', Buffer.from('\0'))), 50);
      onTestFinished(() => clearInterval(timer));
    };
    const dripping = await startHostile(drip);
    const ended = await readForeignDatabase(
      { ...address, port: dripping.port },
      { allowLoopback: true, answerWithinMs: 60_000, wholeWithinMs: 1_500 },
      (database) => database.execute(sql`select 1`),
    ).catch((error: unknown) => error);
    expect(ended).toMatchObject({ failure: 'too_slow' });
  });
});
