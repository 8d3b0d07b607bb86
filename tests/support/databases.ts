import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { connect, type Connection } from '#platform/server/database/connection.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { newId } from '#platform/server/ids.ts';
import { findPostgres, type LocalPostgres } from './local-postgres.ts';
import { copyTemplateDatabase } from './template-database.ts';
import { createOwnedDatabase, MIGRATED, startTemplatePostgres } from './template-postgres.ts';

/** A migrated, empty database with the settings to connect to it. */
export interface TestDatabase {
  readonly settings: { readonly DATABASE_URL: string | undefined; readonly DATA_DIR: string };
  /** A pool like the application's. Several can be open to PostgreSQL, one to the embedded database. */
  connect(): Promise<Connection>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'embedded' | 'postgresql';
  createDatabase(options?: { migrated?: boolean }): Promise<TestDatabase>;
}

export const quiet: Logger = createLogger({ LOG_LEVEL: 'silent', LOG_PRETTY: false });

const embedded: Engine = { name: 'embedded', createDatabase: embeddedDatabase };
const postgres: Engine = { name: 'postgresql', createDatabase: createPostgresDatabase };

/** Whether this machine has a PostgreSQL: the one of `TEST_DATABASE_URL`, or the program. */
export const hasPostgres =
  process.env.TEST_DATABASE_URL !== undefined || findPostgres() !== undefined;

/** Runs the same tests on the embedded database and, where there is one, on PostgreSQL. */
export function describeEachDatabase(title: string, suite: (engine: Engine) => void): void {
  describe(`${title}, embedded`, () => {
    suite(embedded);
  });
  describePostgres(title, suite);
}

/** For what only PostgreSQL supports: several processes, several sessions. */
export function describePostgres(title: string, suite: (engine: Engine) => void): void {
  describe.skipIf(!hasPostgres)(`${title}, PostgreSQL`, () => {
    // Registered first, so it runs last.
    afterAll(async () => {
      await (await server)?.stop();
      server = undefined;
    });
    suite(postgres);
  });
}

/** The embedded database alone, for what does not depend on the engine. */
export async function embeddedDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const directory = migrated
    ? await copyTemplateDatabase()
    : await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  const settings = { DATABASE_URL: undefined, DATA_DIR: directory };
  return {
    settings,
    connect: () => connect(settings, quiet),
    close: () => rm(directory, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  const name = `backoffice_test_${newId().replaceAll('-', '')}`;
  const given = process.env.TEST_DATABASE_URL;
  const url =
    given === undefined
      ? await createOwnedDatabase(
          await (server ??= startTemplatePostgres()),
          name,
          migrated ? MIGRATED : undefined,
        )
      : await createIn(given, name, { migrated });
  const settings = { DATABASE_URL: url, DATA_DIR: directory };
  return {
    settings,
    connect: () => connect(settings, quiet),
    async close() {
      await untilUnused(url);
      if (given !== undefined) await run(given, `drop database ${name} with (force)`);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

let server: Promise<LocalPostgres> | undefined;

async function createIn(
  administratorUrl: string,
  name: string,
  { migrated }: { migrated: boolean },
): Promise<string> {
  await run(administratorUrl, `create database ${name}`);
  const url = new URL(administratorUrl);
  url.pathname = `/${name}`;
  if (migrated) {
    const connection = await connect({ DATABASE_URL: url.href, DATA_DIR: '' }, quiet);
    await migrate(connection.pool);
    await connection.close();
  }
  return url.href;
}

/** A pool reports its end a moment before its connections have closed. */
async function untilUnused(url: string): Promise<void> {
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  for (let attempt = 0; attempt < 50 && (await run(url, others)) > 0; attempt += 1) await sleep(20);
}

async function run(url: string, statement: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
