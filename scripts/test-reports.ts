import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const NO_POSTGRES =
  'Nothing was tried on PostgreSQL, as there is none here. On Debian: apt-get install postgresql';
const NO_MARIADB =
  'No MariaDB was read, as there is none here. On Debian: apt-get install mariadb-server';

/** Lines of an error that say what went wrong; the rest is where. */
const TELLING_LINES = 8;

interface Failure {
  /** Its file and its name. */
  where: string;
  why: string;
}

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({ errors: z.array(z.object({ message: z.string().optional() })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export function readVitest(file: string, succeeded: boolean): Outcome {
  const report = read(file, VitestReport);
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const testFile = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) {
        return [
          {
            where: `${testFile} › (whole file)`,
            why: message || 'A hook failed or the process ended: see above',
          },
        ];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        where: `${testFile} › ${fullName}`,
        why: failureMessages.join('\n'),
      }));
    });
  return honest(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
  });
}

export function readPlaywright(file: string, succeeded: boolean): Outcome {
  const report = read(file, PlaywrightReport);
  const stats = report?.stats;
  return honest(succeeded, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: (report?.suites ?? []).flatMap(failedSpecs),
  });
}

export function addOutcomes(...all: Outcome[]): Outcome {
  return all.reduce((sum, outcome) => ({
    passed: sum.passed + outcome.passed,
    failed: sum.failed + outcome.failed,
    skipped: sum.skipped + outcome.skipped,
    failures: [...sum.failures, ...outcome.failures],
  }));
}

/** Programs of others that some tests need. */
interface Found {
  readonly postgres: boolean;
  readonly mariadb: boolean;
}

/** Says what was not tried and what failed, since a long run has scrolled it away, and ends with the counts. */
export function closingLines({ passed, failed, skipped, failures }: Outcome, found: Found): string {
  const counts = `${passed} passed, ${failed} failed`;
  return [
    ...(found.postgres ? [] : [NO_POSTGRES]),
    ...(found.mariadb ? [] : [NO_MARIADB]),
    ...failures.flatMap(({ where, why }) => [`FAILED ${where}`, ...tellingLines(why)]),
    skipped > 0 ? `${counts}, ${skipped} skipped` : counts,
  ].join('\n');
}

function tellingLines(why: string): string[] {
  const lines = stripVTControlCharacters(why).split('\n');
  const own = lines.filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:)/.test(line));
  return own.slice(0, TELLING_LINES).map((line) => `    ${line}`);
}

function failedSpecs({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const why = errors.map(({ message = '' }) => message).join('\n');
      return { where: `e2e/${file} › ${title}`, why };
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** A run that failed before or beside its tests counts as one failure, never as none. */
function honest(succeeded: boolean, outcome: Outcome): Outcome {
  return { ...outcome, failed: succeeded ? outcome.failed : Math.max(1, outcome.failed) };
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
