import { mkdirSync, writeFileSync } from 'node:fs';
import { findPostgres } from '../tests/support/local-postgres.ts';
import { install, mayInstall } from './install-with-apt.ts';

interface Machine {
  readonly hasPostgres: () => boolean;
  readonly mayInstall: () => boolean;
  /** Says whether that went well. */
  readonly installPostgres: () => boolean;
}

const thisMachine: Machine = {
  hasPostgres: () => findPostgres() !== undefined,
  mayInstall,
  installPostgres() {
    console.log('Installing PostgreSQL for the tests (once, about 20 MB) ...');
    // The tests start servers of their own, on data of their own.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    return install('postgresql');
  },
};

/** Whether the tests have a PostgreSQL to run on: found, or installed where that is ours to do. */
export function ensurePostgres(machine: Machine = thisMachine): boolean {
  if (machine.hasPostgres()) return true;
  return machine.mayInstall() && machine.installPostgres() && machine.hasPostgres();
}
