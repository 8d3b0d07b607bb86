import { connect } from '#platform/server/database/connection.ts';
import { createDatabase } from '#platform/server/database/transactions.ts';
import { createLogger } from '#platform/server/logger.ts';
import { openTestBed, type TestBed } from '../test-bed.ts';
import { fillPlots } from './fill-plots.ts';

/** Servers on PostgreSQL with all plots. */
export async function openPlotBed(): Promise<TestBed> {
  const bed = await openTestBed({ embedded: false });
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false });
  const { DATABASE_URL, DATA_DIR = '' } = bed.environment;
  const connection = await connect({ DATABASE_URL, DATA_DIR }, logger);
  const hooks = { beforeCommit: async () => undefined, afterCommit: () => undefined };
  await fillPlots(createDatabase(connection.sessions, hooks));
  await connection.pool.query('vacuum analyze');
  await connection.close();
  return bed;
}
