import { describe, expect, it } from 'vitest';
import { ensurePostgres } from './ensure-postgres.ts';
import { closingLines } from './test-reports.ts';

/** A machine, on which an installation brings what it says. */
function machine({ has = false, may = true, succeeds = true, brings = true }) {
  let found = has;
  let installations = 0;
  return {
    hasPostgres: () => found,
    mayInstall: () => may,
    installPostgres() {
      installations += 1;
      found = brings;
      return succeeds;
    },
    installations: () => installations,
  };
}

describe('npm test', () => {
  it.each([
    { does: 'runs on the PostgreSQL that is there', has: true, runs: true, installed: 0 },
    { does: 'installs PostgreSQL where there is none', runs: true, installed: 1 },
    { does: 'installs nothing where it may not', may: false, runs: false, installed: 0 },
    { does: 'goes on where an installation fails', succeeds: false, runs: false, installed: 1 },
    { does: 'goes on where it brought nothing', brings: false, runs: false, installed: 1 },
  ])('$does', ({ runs, installed, ...kind }) => {
    const here = machine(kind);
    expect(ensurePostgres(here)).toBe(runs);
    expect(here.installations()).toBe(installed);
  });

  it('says in its last lines what was not tried, before what failed and the counts', () => {
    const failures = [
      { where: 'a.test.ts › counts', why: 'expected 1\u001b[31m to be 2\u001b[39m' },
    ];
    const outcome = { passed: 4, failed: 1, skipped: 2, failures };
    const lines = (postgres: boolean, mariadb: boolean) =>
      closingLines(outcome, { postgres, mariadb }).split('\n');
    const ending = [
      'FAILED a.test.ts › counts',
      '    expected 1 to be 2',
      '4 passed, 1 failed, 2 skipped',
    ];
    expect(lines(true, true)).toEqual(ending);
    expect(lines(false, true)).toEqual([
      expect.stringMatching(/on PostgreSQL.*apt-get/),
      ...ending,
    ]);
    expect(lines(true, false)).toEqual([expect.stringMatching(/MariaDB.*apt-get/), ...ending]);
  });
});
