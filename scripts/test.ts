import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasForeignMariadb } from '../tests/support/foreign-mariadb.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { followParent } from './follow-parent.ts';
import { runSection } from './section.ts';
import { addOutcomes, closingLines, readPlaywright, readVitest } from './test-reports.ts';

followParent();
const hasPostgres = ensurePostgres();

const folder = mkdtempSync(join(tmpdir(), 'backoffice-test-'));
const vitestReport = join(folder, 'vitest.json');
const playwrightReport = join(folder, 'playwright.json');

const checked = await runSection({ title: 'Checks', command: ['scripts/check.ts'] });
const unit = await runSection({
  title: 'Rules, HTTP, jobs and guards',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
});
const journeys = await runSection({
  title: 'Browser journeys',
  command: ['scripts/e2e.ts'],
  env: { E2E_REPORT: playwrightReport },
});

const outcome = addOutcomes(
  {
    passed: 0,
    failed: checked ? 0 : 1,
    skipped: 0,
    failures: checked ? [] : [{ where: 'the checks', why: 'See the beginning of the run' }],
  },
  readVitest(vitestReport, unit),
  readPlaywright(playwrightReport, journeys),
);
rmSync(folder, { recursive: true, force: true });

console.log(`\n${closingLines(outcome, { postgres: hasPostgres, mariadb: hasForeignMariadb })}`);
process.exitCode = checked && unit && journeys ? 0 : 1;
