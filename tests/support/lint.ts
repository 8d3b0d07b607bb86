import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');

const Report = z.object({
  diagnostics: z.array(
    // A finding about a superfluous comment has no code.
    z.object({ code: z.string().default(''), message: z.string(), filename: z.string() }),
  ),
});

export type Finding = z.infer<typeof Report>['diagnostics'][number];

/** What the linter, with the rules of this repository, reports about the files of a folder. */
async function lintFolder(folder: string): Promise<Finding[]> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const config = join(root, '.oxlintrc.json');
  const run = promisify(execFile)(process.execPath, [program, '-c', config, '-f', 'json'], {
    cwd: folder,
  });
  // Findings make the linter exit with an error; its report is on the output all the same.
  const { stdout } = await run.catch((error: unknown) =>
    z.object({ stdout: z.string() }).parse(error),
  );
  return Report.parse(JSON.parse(stdout)).diagnostics;
}

/** What the linter reports about a tree of made-up files. */
export async function lintPlanted(files: Record<string, string>): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-lint-'));
  try {
    for (const [name, code] of Object.entries(files)) {
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await writeFile(join(folder, name), code);
    }
    return await lintFolder(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
