import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * What Node is told for the server. A start makes much that lives on, for which V8 would make room by 48
 * MB of young generation and keep it; calls leave little behind, so 12 MB are as quick.
 */
export const serverOptions = ['--max-semi-space-size=4'];

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
  format: ['node_modules/oxfmt/bin/oxfmt'],
  'db:generate': ['scripts/generate-migration.ts'],
  'db:move': ['scripts/move-database.ts'],
};
