import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#platform/server/database/connection.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createLogger } from '#platform/server/logger.ts';
import { startLocalPostgres, type LocalPostgres } from './local-postgres.ts';
import { madeOnce } from './made-once.ts';

/** As in production, the owner of the database is not a superuser: row-level security applies to it too. */
const OWNER = 'backoffice_owner';
export const MIGRATED = 'backoffice_migrated';
export const SETTINGS = ['fsync=off'];

/** Starts a server on a copy of data made once a run: setting it up and migrating take seconds. */
export async function startTemplatePostgres(): Promise<LocalPostgres> {
  const template = await madeOnce('template-postgres', makeData);
  return startLocalPostgres(SETTINGS, { data: join(template, 'data') });
}

/** Creates a database on such a server, a copy of another one if given; returns the owner's `DATABASE_URL`. */
export async function createOwnedDatabase(
  server: LocalPostgres,
  name: string,
  template = 'template1',
): Promise<string> {
  return asOwner(await server.createDatabase(name, `owner ${OWNER} template ${template}`));
}

async function makeData(directory: string): Promise<void> {
  const server = await startLocalPostgres(SETTINGS);
  const url = await server.createDatabase(MIGRATED);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `create role ${OWNER} login createrole; alter database ${MIGRATED} owner to ${OWNER}`,
  );
  await client.end();
  const settings = { DATABASE_URL: asOwner(url), DATA_DIR: directory };
  const connection = await connect(
    settings,
    createLogger({ LOG_LEVEL: 'silent', LOG_PRETTY: false }),
  );
  await migrate(connection.pool);
  await connection.close();
  await server.stop(join(directory, 'data'));
}

function asOwner(address: string): string {
  const url = new URL(address);
  url.username = OWNER;
  return url.href;
}
