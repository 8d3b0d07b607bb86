import { join } from 'node:path';
import { Pool, types, type ClientBase } from 'pg';
import type { Config } from '../config.ts';
import { logSeldom } from '../log-seldom.ts';
import type { Logger } from '../logger.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { shareNames } from './named-statements.ts';

/** The embedded database takes at most 16 connections and serves them one at a time. */
const EMBEDDED_CONNECTIONS = 8;
const SERVER_CONNECTIONS = 16;

// Counts come as bigint; all of ours are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** The connection pools, and how to close them. */
export interface Connection {
  /** Sessions of the schema's owner, to prepare the database and for the job queue. */
  readonly pool: Pool;
  /**
   * Sessions for transactions. On PostgreSQL they can neither read nor write until a transaction sets its
   * company, so its first statement can travel together with that setting.
   */
  readonly sessions: Pool;
  /** How another thread or process of this application opens its own connection. */
  readonly address: { connectionString: string } | { host: string; user: string; database: string };
  readonly embedded: boolean;
  /** Resolves when the database may be asked; rejects if the embedded one cannot start. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Opens PostgreSQL at `DATABASE_URL`, or the embedded one in `DATA_DIR/database`, and waits until it is ready. */
export async function connect(place: Place, logger: Logger): Promise<Connection> {
  const connection = openConnection(place, logger);
  await connection.ready;
  return connection;
}

/** The same for callers with something else to do until it is ready. */
export function openConnection(config: Place, logger: Logger): Connection {
  if (config.DATABASE_URL !== undefined) {
    const address = { connectionString: config.DATABASE_URL };
    const settings = {
      ...address,
      max: SERVER_CONNECTIONS,
      statement_timeout: 60_000,
      // Compiling a query, or starting workers for it, takes longer than most of our queries run.
      options: '-c jit=off -c max_parallel_workers_per_gather=0',
    };
    const pool = createPool(settings, logger);
    const sessions = createPool({ ...settings, pipeline: true, verify: giveRightsUp }, logger);
    return {
      pool,
      sessions,
      address,
      embedded: false,
      ready: Promise.resolve(),
      async close() {
        await Promise.all([pool.end(), sessions.end()]);
      },
    };
  }
  const engine = startEmbeddedDatabase(join(config.DATA_DIR, 'database'));
  const address = { host: engine.host, user: 'postgres', database: 'postgres' };
  const pool = createPool({ ...address, max: EMBEDDED_CONNECTIONS }, logger);
  shareNames(pool);
  return {
    pool,
    sessions: pool,
    address,
    embedded: true,
    ready: engine.ready,
    async close() {
      await pool.end();
      await engine.stop();
    },
  };
}

function createPool(settings: ConstructorParameters<typeof Pool>[0], logger: Logger): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    ...settings,
  });
  const logLoss = logSeldom((details: { err: unknown; left_out?: number }) =>
    logger.warn(details, 'an idle database connection was lost'),
  );
  pool.on('error', (error) => logLoss({ err: error }));
  return pool;
}

/** Called with each new session. Row-level security shows the companies' role nothing until a company is set. */
function giveRightsUp(session: ClientBase, done: (error?: Error) => void): void {
  session.query('set role backoffice_company', (error) => done(error));
}
