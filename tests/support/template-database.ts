import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '#platform/server/logger.ts';
import { connect } from '#platform/server/database/connection.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { compiledEngine } from './compiled-engine.ts';

const MIGRATIONS = 'migrations';
const MAKER = 'tests/support/template-database.ts';
const CACHE = join('node_modules', '.cache', 'backoffice');

/** A migrated, empty embedded database, made once per state of the migrations and this file, copied by each test. */
export async function copyTemplateDatabase(into?: string): Promise<string> {
  const directory = into ?? (await mkdtemp(join(tmpdir(), 'backoffice-test-')));
  await compiledEngine;
  // A thousand small files: one after the other they take a fraction of the time of promises.
  cpSync(await templateDatabase(), join(directory, 'database'), { recursive: true });
  return directory;
}

/** The folder of the template; created when the migrations have changed. */
async function templateDatabase(): Promise<string> {
  const path = join(CACHE, `template-${hashIngredients()}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const making = await mkdtemp(join(tmpdir(), 'backoffice-template-'));
  const logger = createLogger({ LOG_LEVEL: 'error', LOG_PRETTY: false });
  const connection = await connect({ DATABASE_URL: undefined, DATA_DIR: making }, logger);
  await migrate(connection.pool);
  // No further databases are created: without their templates, half as many files are copied.
  await connection.pool.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) {
    await connection.pool.query(`drop database ${name}`);
  }
  await connection.pool.query('checkpoint');
  await connection.close();
  const fresh = `${path}.${process.pid}`;
  cpSync(join(making, 'database'), fresh, { recursive: true });
  await rename(fresh, path).catch(() => rm(fresh, { recursive: true, force: true }));
  await rm(making, { recursive: true, force: true });
  return path;
}

function hashIngredients(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const files = [MAKER, ...migrations.toSorted().map((file) => join(MIGRATIONS, file))];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
