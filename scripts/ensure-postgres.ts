import { mkdirSync, writeFileSync } from 'node:fs';
import { findPostgres } from '../tests/support/local-postgres.ts';
import { install, mayInstall } from './install-with-apt.ts';

/** Whether the tests have a PostgreSQL to run on: found, or installed where that is ours to do. */
export function ensurePostgres(): boolean {
  if (findPostgres() !== undefined) return true;
  if (!mayInstall()) return false;
  console.log('Installing PostgreSQL for the tests (once, about 20 MB) ...');
  // The tests start servers of their own, on data of their own.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  return install('postgresql') && findPostgres() !== undefined;
}
