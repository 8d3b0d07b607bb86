import { sql } from 'drizzle-orm';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  hasForeignPostgres,
  startForeignPostgres,
  type ForeignPostgres,
} from '#tests/support/foreign-postgres.ts';
import { ForeignDatabaseError } from './foreign-failure.ts';
import {
  readForeignDatabase,
  type ForeignAddress,
  type ReadableDatabase,
} from './foreign-database.ts';

describe.skipIf(!hasForeignPostgres)('another PostgreSQL', () => {
  let foreign: ForeignPostgres;
  beforeAll(async () => {
    foreign = await startForeignPostgres();
  });
  afterAll(() => foreign.stop());

  const verified = (): ForeignAddress => ({
    ...foreign.address,
    kind: 'postgresql',
    encryption: 'verified',
    certificateAuthority: foreign.authority,
  });

  /** Long enough for a busy machine. */
  const PATIENCE_MS = 60_000;

  const read = (
    address: Partial<ForeignAddress> = {},
    work: (database: ReadableDatabase) => Promise<unknown> = (database) =>
      database.execute(sql`select 1`),
    withinMs = PATIENCE_MS,
  ) =>
    readForeignDatabase(
      { ...verified(), ...address },
      { allowLoopback: true, connectWithinMs: withinMs, answerWithinMs: withinMs },
      work,
    );

  const failure = async (...input: Parameters<typeof read>) => {
    const error: unknown = await read(...input).catch((reason: unknown) => reason);
    return error instanceof ForeignDatabaseError ? error.failure : error;
  };

  it('is read, encrypted, with its password and the certificate of its issuer', async () => {
    const answer = z.object({ rows: z.array(z.object({ ssl: z.boolean() })) });
    const own = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    const isEncrypted = (address: Partial<ForeignAddress>) =>
      read(address, async (database) => answer.parse(await database.execute(own)).rows[0]?.ssl);
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
    const sleep = (database: ReadableDatabase) => database.execute(sql`select pg_sleep(60)`);
    expect(await failure({}, sleep, 500)).toBe('too_slow');
    const silent = createServer();
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const { port } = z.object({ port: z.number() }).parse(silent.address());
    expect(await failure({ port }, undefined, 500)).toBe('too_slow');
  });

  it('is never written to', async () => {
    const writing = (database: ReadableDatabase) => database.execute(sql`create table t ()`);
    expect(await failure({}, writing)).toBe('failed');
  });

  it('is down', async () => {
    expect(await failure({ port: 1 })).toBe('unreachable');
  });
});

describe('a PostgreSQL without encryption', () => {
  it('reports that instead of being read in the open', async () => {
    // Answers that it does not support encryption, as a server without it does.
    const plain = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.write('N'));
    });
    await new Promise<void>((resolve) => void plain.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void plain.close());
    const { port } = z.object({ port: z.number() }).parse(plain.address());
    const error: unknown = await readForeignDatabase(
      {
        kind: 'postgresql',
        host: '127.0.0.1',
        port,
        database: 'd',
        username: 'u',
        password: 'p',
        encryption: 'unverified',
        certificateAuthority: '',
      },
      { allowLoopback: true },
      (database) => database.execute(sql`select 1`),
    ).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: 'not_encrypted' });
  });
});
