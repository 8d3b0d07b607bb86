import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const tests = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'];
const replacingModules = [
  'tests/actions.test.ts',
  'tests/routes-sabotaged.test.ts',
  'tests/failed-screens.test.ts',
  'tests/forms.test.ts',
  'tests/screens.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/support/set-up-run.ts',
    // One more than the processors of the smallest machine: each waits at times for a clock, a disk or a process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Long enough for a machine five times slower: a test that passes never waits so long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Polling waits as long as everything else does: a second is too short there.
    expect: { poll: { timeout: 240_000, interval: 20 } },
    restoreMocks: true,
    projects: [
      // Files share what a process has imported: importing the server again for each takes a quarter of the run.
      {
        extends: true,
        test: { name: 'shared', include: tests, exclude: replacingModules, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: replacingModules } },
    ],
  },
});
