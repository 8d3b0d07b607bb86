import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export function vitestCounts(file: string, succeeded: boolean): Counts {
  const report = read(file, VitestReport);
  return honest(succeeded, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

export function playwrightCounts(file: string, succeeded: boolean): Counts {
  const stats = read(file, PlaywrightReport)?.stats;
  return honest(succeeded, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

export function addCounts(...all: Counts[]): Counts {
  return all.reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
  }));
}

export function closingLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A run that failed before or beside its tests counts as one failure, never as none. */
function honest(succeeded: boolean, counts: Counts): Counts {
  return { ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed) };
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
