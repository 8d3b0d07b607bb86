import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { connect } from '#platform/server/database/connection.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createDatabase, type Database } from '#platform/server/database/transactions.ts';
import { createLogger } from '#platform/server/logger.ts';
import { findPostgres, startLocalPostgres } from '../../tests/support/local-postgres.ts';

export interface BenchDatabase {
  readonly name: string;
  readonly database: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Fresh databases: the embedded one, and PostgreSQL where the machine has its programs. */
export async function openBenchDatabases(): Promise<BenchDatabase[]> {
  const embedded = await openEmbedded();
  if (findPostgres() === undefined) return [embedded];
  const server = await startLocalPostgres();
  const url = await server.createDatabase('bench');
  return [embedded, await open('PostgreSQL', url, () => server.stop())];
}

/** A fresh embedded database. */
export function openEmbedded(): Promise<BenchDatabase> {
  return open('Embedded database', undefined, async () => undefined);
}

async function open(
  name: string,
  url: string | undefined,
  after: () => Promise<void>,
): Promise<BenchDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false });
  const connection = await connect({ DATABASE_URL: url, DATA_DIR: directory }, logger);
  await migrate(connection.pool);
  const database = createDatabase(connection.sessions, {
    beforeCommit: async () => undefined,
    afterCommit: () => undefined,
  });
  return {
    name,
    database,
    pool: connection.pool,
    async close() {
      await connection.close();
      await after();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
