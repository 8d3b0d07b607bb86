import { join } from 'node:path';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { startEmbeddedDatabase } from './embedded.ts';

/** The embedded database takes 16 connections at most and serves them one at a time. */
const EMBEDDED_CONNECTIONS = 8;
const SERVER_CONNECTIONS = 16;

// Counts come as bigint; every count of ours is far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** The pool and the means to end it. */
export interface Connection {
  readonly pool: Pool;
  /** How another thread or process of ours opens its own connection. */
  readonly address: { connectionString: string } | { host: string; user: string; database: string };
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** Opens PostgreSQL at `DATABASE_URL`, or starts the embedded one in `DATA_DIR/database`. */
export async function connect(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  logger: Logger,
): Promise<Connection> {
  if (config.DATABASE_URL !== undefined) {
    const address = { connectionString: config.DATABASE_URL };
    const pool = createPool(
      { ...address, max: SERVER_CONNECTIONS, statement_timeout: 60_000, pipeline: true },
      logger,
    );
    return { pool, address, embedded: false, close: () => pool.end() };
  }
  const engine = await startEmbeddedDatabase(join(config.DATA_DIR, 'database'));
  const address = { host: engine.host, user: 'postgres', database: 'postgres' };
  const pool = createPool({ ...address, max: EMBEDDED_CONNECTIONS }, logger);
  return {
    pool,
    address,
    embedded: true,
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
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
}
