import { rm } from 'node:fs/promises';
import { buildApp, type App } from '#app/server/build-app.ts';
import { users } from '#modules/identity/server/credentials/credentials.tables.ts';
import type { Clock } from '#platform/server/clock.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { watchLeaks } from './personal-leaks.ts';
import { PASSWORD, quickPasswordHash } from './quick-password.ts';
import { copyTemplateApplication, type ApplicationPlace } from './template-application.ts';
import { copyTemplateDatabase } from './template-database.ts';
import { findUndeclaredRefusals } from './undeclared-refusals.ts';
import { findUnexplained } from './unexplained.ts';
import { findUnlabelled } from './unlabelled.ts';
import { watchLog } from './watched-log.ts';

export interface TestApp extends App {
  /** Address the application listens on, for example `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Its own data directory, removed when it is closed. */
  readonly directory: string;
  /** The lines that its start showed. */
  readonly notices: readonly string[];
}

interface Settings {
  readonly environment?: Record<string, string>;
  readonly clock?: Clock;
  /** For what reads what is logged. */
  readonly logger?: Logger;
  /** `web` where no test waits for a job: the application starts sooner and polls for none meanwhile. */
  readonly role?: Config['ROLE'];
  /** For what shows only on the embedded database. Otherwise PostgreSQL is used where the machine has it. */
  readonly embedded?: true;
  /** It answers what it should not, which is no reason to fail when it is closed. */
  readonly sabotaged?: boolean;
}

/** Settings that a first start uses and a later one ignores. */
const OF_THE_FIRST_START = ['DATA_DIR', 'DEMO', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'];

/** The whole application on its own database, listening on a free port. */
export async function startTestApp({
  environment = {},
  clock,
  logger,
  role = 'all',
  embedded,
  sabotaged = false,
}: Settings = {}): Promise<TestApp> {
  const isFirst = OF_THE_FIRST_START.some((setting) => setting in environment);
  const place = isFirst
    ? { directory: await copyTemplateDatabase(), environment: {} }
    : await copyApplication({ embedded });
  const { directory } = place;
  const config = {
    ...configure(directory, { ...place.environment, ...environment }),
    ROLE: role,
  };
  const notices: string[] = [];
  const log = watchLog();
  const app = await buildApp({
    config,
    logger: logger ?? log.logger,
    report: (notice) => void notices.push(notice),
    ...(clock === undefined ? {} : { clock }),
  });
  const undeclared = findUndeclaredRefusals(app.http);
  const unexplained = findUnexplained(app.http);
  const leaked = watchLeaks(app);
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await app.begin();
  return {
    ...app,
    address,
    directory,
    notices,
    async close() {
      const unlabelled = await findUnlabelled(app);
      const leaks = [...log.personal, ...(await leaked())];
      await app.close();
      await rm(directory, { recursive: true, force: true });
      if (unlabelled.length > 0) {
        throw new Error(
          `Add to the dictionary of the module that records it: ${unlabelled.join(', ')}`,
        );
      }
      if (leaks.length > 0) {
        throw new Error(`No log, refusal or history has personal values: ${leaks.join('\n')}`);
      }
      if (!sabotaged && unexplained().length > 0) {
        throw new Error(`No text says what is wrong there: ${unexplained().join(', ')}`);
      }
      if (!sabotaged && undeclared().length > 0) {
        throw new Error(`Name in \`refuses\` of the route: ${undeclared().join(', ')}`);
      }
    },
  };
}

/** The data of an application that was started before. */
export async function copyApplication(engine: {
  readonly embedded?: boolean;
}): Promise<ApplicationPlace> {
  return copyTemplateApplication(startFirst, engine);
}

async function startFirst(directory: string, environment: Record<string, string>): Promise<void> {
  const config = configure(directory, environment);
  const app = await buildApp({ config, logger: createLogger(config) });
  await app.begin();
  const passwordHash = await quickPasswordHash();
  await app.context.database.asSystem((tx) =>
    tx.update(users).set({ password_hash: passwordHash }),
  );
  await app.close();
}

/** What the tests' applications are set to, on the data of a directory. */
export function configure(directory: string, environment: Record<string, string> = {}): Config {
  return readConfig({
    PORT: '0',
    DATA_DIR: directory,
    DEMO: '0',
    ALLOW_LOOPBACK: '1',
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'fatal',
    LOG_PRETTY: '0',
    ...environment,
  });
}
