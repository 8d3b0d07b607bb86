import { readConfig } from '#platform/server/config.ts';
import { connect } from '#platform/server/database/connection.ts';
import { DirectoryInUseError } from '#platform/server/database/directory-lock.ts';
import { createLogger } from '#platform/server/logger.ts';

/** A request still running after this long is cut off. */
const STOP_WITHIN_MS = 10_000;

/** Runs the application until it is asked to stop. */
export async function run(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment);
  const logger = createLogger(config);
  try {
    // The embedded database starts in a thread of its own, so the rest is imported meanwhile.
    const [connection, { buildApp }] = await Promise.all([
      connect(config, logger),
      import('./build-app.ts'),
    ]);
    // Not by the logger: logs are collected and kept. And at once: the start may still fail, as for a
    // port that is taken, but the password has been made.
    const tell = (notice: string) => void process.stdout.write(`${notice}\n`);
    const app = await buildApp({ config, logger, connection, tell });
    const address = await app.http.listen({ port: config.PORT, host: config.HOST });
    logger.info({ address, role: config.ROLE }, 'Backoffice is ready');

    const stop = async (reason: string) => {
      logger.info({ reason }, 'stopping');
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      await app.close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop('SIGTERM'));
    process.once('SIGINT', () => void stop('SIGINT'));
  } catch (error) {
    if (error instanceof DirectoryInUseError) logger.fatal(error.message);
    else logger.fatal({ err: error }, 'Backoffice could not start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 1_000);
  }
}
