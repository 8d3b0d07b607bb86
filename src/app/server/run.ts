import { readConfig, type Config } from '#platform/server/config.ts';
import { openConnection } from '#platform/server/database/connection.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import type { App } from './build-app.ts';
import { returnMemoryAtRest } from './return-memory.ts';
import { explainFailedStart } from './explain-failed-start.ts';

/** A request still running after this long is cut off. */
const STOP_WITHIN_MS = 10_000;

/** Runs the application until it is asked to stop. */
export async function run(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment);
  const logger = createLogger(config);
  const stopping = new AbortController();
  let listening: Promise<App> | undefined;

  const stop = async (reason: string) => {
    logger.info({ reason }, 'stopping');
    stopping.abort();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    // A start in progress finishes first; then everything it opened is closed in order.
    const app = await listening?.catch(() => undefined);
    await app?.close();
    process.exit(app === undefined ? 1 : 0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));

  try {
    // Only now, so that a signal cannot leave open what it opens.
    listening = listen({ config, logger, stopping: stopping.signal });
    const app = await listening;
    if (!stopping.signal.aborted) await app.begin();
    returnMemoryAtRest();
  } catch (error) {
    const sentence = explainFailedStart(error, config);
    if (sentence === undefined) logger.fatal({ err: error }, 'Backoffice could not start');
    else logger.fatal(sentence);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 1_000);
  }
}

interface Start {
  readonly config: Config;
  readonly logger: Logger;
  readonly stopping: AbortSignal;
}

/** Puts the application together and lets it listen, unless it is asked to stop before that. */
async function listen({ config, logger, stopping }: Start): Promise<App> {
  // The embedded database starts in its own thread, while the rest is imported and put together.
  const connection = openConnection(config, logger);
  const { buildApp } = await import('./build-app.ts');
  // Not through the logger, as logs are collected and stored. And immediately: the start may still fail,
  // for example because the port is taken, but the password has been made.
  const report = (notice: string) => void process.stdout.write(`${notice}\n`);
  const app = await buildApp({ config, logger, connection, report });
  if (stopping.aborted) return app;
  const address = await app.http.listen({ port: config.PORT, host: config.HOST });
  logger.info({ address, role: config.ROLE }, 'Backoffice is ready');
  return app;
}
