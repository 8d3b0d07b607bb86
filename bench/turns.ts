import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startLocalPostgres } from '../tests/support/local-postgres.ts';
import { OURS, startServer, type FLOOR, type Running } from './processes.ts';
import { settingsIn } from './test-bed.ts';

/** A prepared database on which floor and ours are started one after the other. */
export interface Turns {
  readonly name: string;
  readonly isEmbedded: boolean;
  start(file: typeof OURS | typeof FLOOR): Promise<Running>;
  close(): Promise<void>;
}

/** On PostgreSQL, where this machine has it, and on the database embedded in floor and ours alike. */
export async function* openTurns(): AsyncGenerator<Turns> {
  if (findPostgres() !== undefined) {
    const server = await startLocalPostgres();
    const url = await server.createDatabase('bench');
    yield turnsOn('PostgreSQL', { DATABASE_URL: url }, () => server.stop());
  }
  yield turnsOn('embedded database', { DATABASE_URL: undefined }, async () => undefined);
}

async function turnsOn(
  name: string,
  where: { readonly DATABASE_URL: string | undefined },
  after: () => Promise<void>,
): Promise<Turns> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const environment = { ...settingsIn(folder), ...where };
  const database = join(environment.DATA_DIR, 'database');
  const embedded = where.DATABASE_URL === undefined ? { FLOOR_DIRECTORY: database } : {};
  // The first start creates the database; later ones are measured.
  await (await startServer(OURS, environment)).stop();
  return {
    name,
    isEmbedded: where.DATABASE_URL === undefined,
    start: (file) => startServer(file, { ...environment, ...embedded }),
    async close() {
      await after();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
