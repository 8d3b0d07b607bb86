import { cpSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#platform/server/ids.ts';
import { findPostgres, startLocalPostgres, type LocalPostgres } from './local-postgres.ts';
import { madeOnce } from './made-once.ts';
import { copyTemplateDatabase } from './template-database.ts';
import {
  createOwnedDatabase,
  MIGRATED,
  SETTINGS,
  startTemplatePostgres,
} from './template-postgres.ts';

type Environment = Record<string, string>;

/** Starts and stops the application on the given directory. */
type FirstStart = (directory: string, environment: Environment) => Promise<void>;

/** Where an application that was started before finds its own data. */
export interface ApplicationPlace {
  readonly directory: string;
  readonly environment: Environment;
}

const STARTED = 'backoffice_started';

let server: Promise<LocalPostgres> | undefined;

/**
 * The data of an application that was started before: the first start, with its queues and its administrator,
 * takes half of a start's time. It is made once a run and copied by each test. Where the machine has
 * PostgreSQL it is used: it takes a fraction of the processor time of the embedded database.
 */
export async function copyTemplateApplication(
  firstStart: FirstStart,
  { embedded = false }: { embedded?: boolean },
): Promise<ApplicationPlace> {
  const usesPostgres = !embedded && findPostgres() !== undefined;
  const name = usesPostgres ? 'application-on-postgres' : 'application-embedded';
  const template = await madeOnce(name, (directory) =>
    usesPostgres ? makeOnPostgres(directory, firstStart) : makeEmbedded(directory, firstStart),
  );
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  cpSync(join(template, 'data'), directory, { recursive: true });
  if (!usesPostgres) return { directory, environment: {} };
  server ??= startLocalPostgres(SETTINGS, { data: join(template, 'postgres') });
  const database = `backoffice_test_${newId().replaceAll('-', '')}`;
  const url = await createOwnedDatabase(await server, database, STARTED);
  return { directory, environment: { DATABASE_URL: url } };
}

async function makeEmbedded(directory: string, firstStart: FirstStart): Promise<void> {
  const data = join(directory, 'data');
  await mkdir(data);
  await copyTemplateDatabase(data);
  await firstStart(data, {});
}

async function makeOnPostgres(directory: string, firstStart: FirstStart): Promise<void> {
  const made = await startTemplatePostgres();
  const url = await createOwnedDatabase(made, STARTED, MIGRATED);
  await mkdir(join(directory, 'data'));
  await firstStart(join(directory, 'data'), { DATABASE_URL: url });
  await made.stop(join(directory, 'postgres'));
}
