import { mkdtempSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findPostgres, startLocalPostgres } from '../tests/support/local-postgres.ts';
import { FLOOR, OURS, startServer, type Running } from './processes.ts';
import { accessTokenKey, SESSION_SECRET } from './session-secret.ts';

/** Who can sign in to a server of a run. */
export const ADMINISTRATOR = { username: 'admin', password: 'measured-not-guessed' };

/** Opens `/metrics` of the servers of a run. */
export const METRICS_TOKEN = 'measured-not-guessed';

/** A database with only the schema, and functions to start servers on it. */
export interface TestBed {
  readonly name: string;
  readonly embedded: boolean;
  readonly ours: Running;
  readonly pool: pg.Pool;
  readonly environment: Record<string, string | undefined>;
  startFloor(): Promise<Running>;
  close(): Promise<void>;
}

interface Settings {
  readonly embedded: boolean;
  /** Settings of our server besides the usual ones, on PostgreSQL. */
  readonly environment?: Record<string, string>;
}

/**
 * Starts our server on PostgreSQL: that of `DATABASE_URL`, which must be empty, or one of our own. With
 * `embedded`, or where there is neither, on the embedded database, which then runs inside our server.
 */
export async function openTestBed({ embedded, environment }: Settings): Promise<TestBed> {
  const given = process.env['DATABASE_URL'];
  if (embedded || (given === undefined && findPostgres() === undefined)) return embeddedTestBed();
  if (given !== undefined)
    return testBedOn(given, { name: 'PostgreSQL of DATABASE_URL', environment });
  // Waiting for the disk would hide what a write costs the server.
  const server = await startLocalPostgres(['shared_buffers=512MB', 'synchronous_commit=off']);
  const url = await server.createDatabase('bench');
  return testBedOn(url, {
    name: 'PostgreSQL, synchronous_commit off',
    environment,
    after: () => server.stop(),
  });
}

interface Bed {
  readonly name: string;
  readonly environment: Settings['environment'];
  readonly after?: () => Promise<void>;
}

async function testBedOn(url: string, { name, environment: given, after }: Bed): Promise<TestBed> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const environment = { ...settingsIn(folder), ...given, DATABASE_URL: url };
  const ours = await startServer(OURS, environment);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const floors: Running[] = [];
  return {
    name,
    embedded: false,
    ours,
    pool,
    environment,
    async startFloor() {
      const floor = await startServer(FLOOR, { ...environment, ...(await keyFor(pool)) });
      floors.push(floor);
      return floor;
    },
    async close() {
      for (const floor of floors) await floor.stop();
      await pool.end();
      await ours.stop();
      await after?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The floor reaches the embedded database through the socket that our server opens for itself. */
async function embeddedTestBed(): Promise<TestBed> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bench-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const environment = { ...settingsIn(folder), DATABASE_URL: undefined, TMPDIR: temporary };
  const ours = await startServer(OURS, environment);
  const [socket] = globSync(join(temporary, '*', '.s.PGSQL.*'));
  if (socket === undefined) throw new Error('The embedded database opened no socket');
  const url = `postgres://postgres@localhost/postgres?host=${dirname(socket)}`;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const floors: Running[] = [];
  return {
    name: 'embedded database',
    embedded: true,
    ours,
    pool,
    environment,
    async startFloor() {
      const settings = {
        ...environment,
        DATABASE_URL: url,
        FLOOR_EMBEDDED: '1',
        ...(await keyFor(pool)),
      };
      const floor = await startServer(FLOOR, settings);
      floors.push(floor);
      return floor;
    },
    async close() {
      for (const floor of floors) await floor.stop();
      await pool.end();
      await ours.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function keyFor(pool: pg.Pool) {
  return { FLOOR_KEY: Buffer.from(await accessTokenKey(pool)).toString('base64') };
}

/** Settings of a run's server besides its database. */
export function settingsIn(folder: string) {
  return {
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'info',
    METRICS_TOKEN,
    SESSION_SECRET,
  };
}
