import { appendFileSync } from 'node:fs';
import { connect } from '#platform/server/database/connection.ts';
import { DirectoryInUseError } from '#platform/server/database/directory-lock.ts';
import { createLogger } from '#platform/server/logger.ts';

// Commits numbers one after the other into the database of DATA_DIR, reporting each once it is committed.

const { DATA_DIR = '', ROWS = 'Infinity', FSYNC_LOG } = process.env;
const logger = createLogger({ LOG_LEVEL: 'silent', LOG_PRETTY: false });

try {
  const connection = await connect({ DATABASE_URL: undefined, DATA_DIR }, logger);
  await connection.pool.query('create table if not exists numbers (number integer primary key)');
  console.log('started');
  for (let number = 1; number <= Number(ROWS); number += 1) {
    await connection.pool.query('insert into numbers values ($1) on conflict do nothing', [number]);
    // Among the marks of what was forced to the disk, where a test counts those.
    if (FSYNC_LOG !== undefined) appendFileSync(FSYNC_LOG, 'c');
    console.log(`committed ${number}`);
  }
  await connection.close();
  console.log('closed');
} catch (error) {
  if (!(error instanceof DirectoryInUseError)) throw error;
  console.log(`refused ${error.message}`);
}
