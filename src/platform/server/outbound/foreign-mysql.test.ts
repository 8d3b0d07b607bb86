import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  hasForeignMariadb,
  startForeignMariadb,
  type ForeignMariadb,
} from '#tests/support/foreign-mariadb.ts';
import {
  readForeignDatabase,
  type ForeignAddress,
  type ReadableDatabase,
} from './foreign-database.ts';
import { ForeignDatabaseError } from './foreign-failure.ts';

/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;

const readFrom = (
  address: ForeignAddress,
  work: (database: ReadableDatabase) => Promise<unknown> = (database) =>
    database.execute(sql`select 1`),
  withinMs = PATIENCE_MS,
) =>
  readForeignDatabase(
    address,
    { allowLoopback: true, connectWithinMs: withinMs, answerWithinMs: withinMs },
    work,
  );

async function failureOf(...input: Parameters<typeof readFrom>) {
  const error: unknown = await readFrom(...input).catch((reason: unknown) => reason);
  return error instanceof ForeignDatabaseError ? error.failure : error;
}

describe.skipIf(!hasForeignMariadb)('a MariaDB', () => {
  let foreign: ForeignMariadb;
  beforeAll(async () => {
    foreign = await startForeignMariadb();
  });
  afterAll(() => foreign.stop());

  const verified = (): ForeignAddress => ({
    ...foreign.address,
    kind: 'mysql',
    encryption: 'verified',
    certificateAuthority: foreign.authority,
  });
  const failure = (
    address: Partial<ForeignAddress> = {},
    ...work: Parameters<typeof readFrom> extends [unknown, ...infer Rest] ? Rest : never
  ) => failureOf({ ...verified(), ...address }, ...work);

  it('is read, encrypted, with its password and the certificate of its issuer', async () => {
    const answer = z.object({ rows: z.array(z.object({ Value: z.string() })) });
    const isEncrypted = (address: Partial<ForeignAddress>) =>
      readFrom({ ...verified(), ...address }, async (database) => {
        const status = await database.execute(sql`show session status like 'Ssl_cipher'`);
        return answer.parse(status).rows[0]?.Value !== '';
      });
    expect(await isEncrypted({})).toBe(true);
    expect(await isEncrypted({ encryption: 'unverified', certificateAuthority: '' })).toBe(true);
    expect(await isEncrypted({ encryption: 'off' })).toBe(false);
  });

  it('is not read where it cannot prove its identity', async () => {
    expect(await failure({ certificateAuthority: '' })).toBe('certificate_unknown');
    expect(await failure({ host: '127.0.0.1' })).toBe('certificate_of_another');
  });

  it('refuses a wrong password, an unknown user and an unknown database', async () => {
    expect(await failure({ password: 'a guess' })).toBe('refused');
    expect(await failure({ username: 'nobody' })).toBe('refused');
    expect(await failure({ database: 'nowhere' })).toBe('refused');
  });

  it('takes too long', async () => {
    const sleep = (database: ReadableDatabase) => database.execute(sql`select sleep(60)`);
    expect(await failure({}, sleep, 500)).toBe('too_slow');
  });

  it('is never written to', async () => {
    await foreign.run('grant all on shop.* to reader');
    await foreign.run('create table kept (id int)');
    const insert = (database: ReadableDatabase) =>
      database.execute(sql`insert into kept values (1)`);
    expect(await failure({}, insert)).toBe('failed');
    const several = (database: ReadableDatabase) => database.execute(sql`select 1; select 2`);
    expect(await failure({}, several)).toBe('failed');
  });

  it('is down', async () => {
    expect(await failure({ port: 1 })).toBe('unreachable');
  });
});

const MEGABYTE = 1024 * 1024;

/** A message of the protocol, with the length it announces where that is not its own. */
function message(number: number, body: Buffer, announced = body.length): Buffer {
  const header = Buffer.alloc(4);
  header.writeUIntLE(announced, 0, 3);
  header.writeUInt8(number, 3);
  return Buffer.concat([header, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`);
/** Protocol 10, version, connection, salt, and what the server can do: all but encryption. */
const greeting = message(
  0,
  Buffer.concat([
    Buffer.from([10]),
    text('8.0.0'),
    Buffer.alloc(4),
    text('saltsalt'),
    Buffer.from([0xff, 0xf7, 0x21, 2, 0, 0xff, 0xc1, 21]),
    Buffer.alloc(10),
    text('saltsaltsalt'),
    text('mysql_native_password'),
  ]),
);
const done = (number: number) => message(number, Buffer.from([0, 0, 0, 2, 0, 0, 0]));

/** A server that lets everybody in, and answers a reading with whatever it likes. */
async function startHostile(answer: Buffer) {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(greeting);
    let isIn = false;
    socket.on('data', (data) => {
      received.push(data);
      if (isIn && data.includes('select 1')) socket.write(answer);
      else socket.write(done(isIn ? 1 : 2));
      isIn = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const address: ForeignAddress = {
    kind: 'mysql',
    host: '127.0.0.1',
    port,
    database: 'd',
    username: 'u',
    password: 'very-secret',
    encryption: 'off',
    certificateAuthority: '',
  };
  return { address, received: () => Buffer.concat(received).toString('latin1') };
}

describe('a server that pretends to be a MySQL', () => {
  const column = (number: number) => {
    const part = (value: string) =>
      Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
    const names = ['def', '', '', '', 'a', ''].map(part);
    const type = Buffer.from([12, 33, 0, 0, 1, 0, 0, 253, 0, 0, 0, 0, 0]);
    return message(number, Buffer.concat([...names, type]));
  };
  const heading = Buffer.concat([
    message(1, Buffer.from([1])),
    column(2),
    message(3, Buffer.from([0xfe, 0, 0, 2, 0])),
  ]);

  const longRow = () => message(4, Buffer.alloc(200_000));

  it.each([
    ['announces a message of 16 MB', message(1, Buffer.alloc(1), 0xffffff)],
    ['announces a row of 1 MB', Buffer.concat([heading, message(4, Buffer.alloc(1), MEGABYTE)])],
    ['sends rows without end', Buffer.concat([heading, ...Array.from({ length: 400 }, longRow)])],
  ])('is left when it %s', async (_, answer) => {
    const { address } = await startHostile(answer);
    expect(await failureOf(address)).toBe('answer_too_large');
  });

  it('is given no file of ours', async () => {
    const file = message(1, Buffer.from('\xfb/etc/passwd', 'latin1'));
    const { address, received } = await startHostile(file);
    expect(await failureOf(address)).toBe('failed');
    expect(received()).not.toContain('root:');
  });

  it('is not given the password in the open', async () => {
    const { address, received } = await startHostile(Buffer.alloc(0));
    await failureOf(address, undefined, 2_000);
    expect(received()).not.toContain('very-secret');
  });

  it('is not read where encryption is wanted and it has none', async () => {
    const { address } = await startHostile(Buffer.alloc(0));
    expect(await failureOf({ ...address, encryption: 'unverified' })).toBe('not_encrypted');
  });

  it('is given up where it stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = z.object({ port: z.number() }).parse(silent.address());
    const { address } = await startHostile(Buffer.alloc(0));
    expect(await failureOf({ ...address, port }, undefined, 500)).toBe('too_slow');
  });
});
