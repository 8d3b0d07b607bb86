// npm run db:move -- <DATABASE_URL>: moves the embedded database of DATA_DIR to a PostgreSQL server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#platform/server/config.ts';
import { connect } from '#platform/server/database/connection.ts';
import type { CopiedTable } from '#platform/server/database/copy-table.ts';
import { DirectoryInUseError } from '#platform/server/database/directory-lock.ts';
import { MoveRefusedError, moveDatabase } from '#platform/server/database/move-database.ts';
import { createLogger } from '#platform/server/logger.ts';

const REPORT_EVERY_MS = 1_000;

try {
  await move();
} catch (error) {
  const isPlain = error instanceof MoveRefusedError || error instanceof DirectoryInUseError;
  console.error(isPlain ? error.message : error);
  console.error('Nothing was moved.');
  process.exitCode = 1;
}

async function move(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readConfig({
    DATA_DIR: process.env['DATA_DIR'],
    DATABASE_URL: process.argv[2],
  });
  if (DATABASE_URL === undefined) {
    throw new MoveRefusedError('Where to? npm run db:move -- <DATABASE_URL>');
  }
  if (!existsSync(join(DATA_DIR, 'database'))) {
    throw new MoveRefusedError(`There is no embedded database in ${DATA_DIR} (DATA_DIR).`);
  }
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: undefined });
  const from = await connect({ DATA_DIR, DATABASE_URL: undefined }, logger);
  try {
    const to = await connect({ DATA_DIR, DATABASE_URL }, logger);
    try {
      await moveDatabase({ from: from.pool, to: to.pool, logger, report: progressReporter() });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  console.log(`
Everything was moved. Set DATABASE_URL to the new database from now on, and keep DATA_DIR: the files
stay there. The embedded database in ${join(DATA_DIR, 'database')} is as it was; remove it once the
application runs on the new one.`);
}

/** Reports each table when it is finished, and a long one now and then. */
function progressReporter(): (copied: CopiedTable) => void {
  let reportedAt = Date.now();
  return ({ table, rows, of }) => {
    if (rows < of && Date.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = Date.now();
    console.log(`${table.padEnd(28)} ${rows} of ${of} rows`);
  };
}
