import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { exitLike, runProgram } from './run-program.mjs';

const sources = [
  'index.html',
  'package-lock.json',
  'tsconfig*.json',
  'vite.config.ts',
  'src/{app,platform}/web/**',
  'src/platform/contract/**',
  'src/modules/*/{contract,i18n,web}/**',
];
const built = 'dist/web/index.html';
const stamp = 'dist/web.sources';

/** Builds the web part unless what is built came from the very same sources. */
export async function buildWeb(): Promise<void> {
  const wanted = hashOfSources();
  if (isBuilt(wanted)) return;
  await alone('build', async () => {
    if (isBuilt(wanted)) return;
    // The build empties its folder first; when it fails, nothing usable is left.
    rmSync(stamp, { force: true });
    console.log('Building the web part ...');
    const ending = await runProgram(process.execPath, [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel=warn',
    ]);
    if (ending.code !== 0 || ending.signal || ending.asked) exitLike(ending);
    writeFileSync(stamp, wanted);
  });
}

function isBuilt(wanted: string): boolean {
  return existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
