import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';
import { writeSourceLines } from '../scripts/show-sources-in-traces.ts';

const tool = new URL('../scripts/show-sources-in-traces.ts', import.meta.url).href;

it('A stack trace of the built server shows file and line of the source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'main.ts'), "import './first.ts';\nimport './failing.ts';\n");
  await writeFile(join(folder, 'first.ts'), 'console.log(1);\n\n\nconsole.log(2);\n');
  await writeFile(
    join(folder, 'failing.ts'),
    "type Gone = 1;\n\nconsole.log(new Error('x').stack);\n",
  );
  const file = join(folder, 'built.mjs');
  const minify = { compress: false, mangle: { keepNames: true } };
  await build({ input: join(folder, 'main.ts'), output: { file, sourcemap: true, minify } });
  writeSourceLines(pathToFileURL(file));
  const script = `
    (await import('${tool}')).showSourcesInTraces(new URL('${pathToFileURL(file).href}'));
    await import('${pathToFileURL(file).href}');`;
  const trace = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
  expect(trace).toContain(`Error: x\n    at ${join(folder, 'failing.ts')}:3\n`);
  expect(trace).not.toContain('built.mjs');
});
