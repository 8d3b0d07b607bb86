import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Node's settings for the server: `src/app/server/return-memory.ts` collects garbage. */
export const serverOptions = ['--expose-gc'];

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
