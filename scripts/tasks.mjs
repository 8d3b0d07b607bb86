import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Node's settings for the server. A start allocates much that stays in use, for which V8 would enlarge the
 * young generation to 48 MB and leave it so; calls leave little behind, so 12 MB are as quick. `src/app/server/return-memory.ts` collects garbage.
 */
export const serverOptions = ['--max-semi-space-size=4', '--expose-gc'];

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
