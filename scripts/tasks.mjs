import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Node's settings for the server: `src/app/server/return-memory.ts` collects garbage. */
export const serverOptions = ['--expose-gc'];

/**
 * Settings of glibc for the server: with many arenas and a threshold that grows, what a start frees stays with
 * the process. Reads of sockets take 64 KB each and stay below the threshold.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '69632' };

/**
 * What each npm command runs on Node 24.
 * @type {Record<string, string[]>}
 */
export const tasks = {
  start: [...serverOptions, 'scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  check: ['scripts/check.ts'],
  test: ['scripts/test.ts'],
  e2e: ['scripts/e2e.ts'],
  bench: ['bench/main.ts'],
  mutate: ['scripts/mutate.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  'db:generate': ['scripts/generate-migration.ts'],
  'db:move': ['scripts/move-database.ts'],
};
