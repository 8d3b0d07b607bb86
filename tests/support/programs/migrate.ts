import { connect } from '#platform/server/database/connection.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logger.ts';

// Does to the database of DATABASE_URL what every starting process does.

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const logger = createLogger({ LOG_LEVEL: 'error', LOG_PRETTY: false });

const connection = await connect({ DATABASE_URL, DATA_DIR }, logger);
await migrate(connection.pool);
const jobs = createJobs(connection, logger);
await jobs.start([], { work: false });
await jobs.stop();
await connection.close();
console.log('migrated');
