import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { exitLike, runProgram } from './run-program.mjs';

const sources = /^(index\.html|package-lock\.json|tsconfig.*\.json|vite\.config\.ts)$/;
const rooms = ['src/app/web', 'src/platform/web', 'src/platform/contract'];
const roomsOfModule = ['contract', 'i18n', 'web'];
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
  const files = [
    ...readdirSync('.').filter((name) => sources.test(name)),
    ...rooms.flatMap(filesIn),
    ...readdirSync('src/modules').flatMap((module) =>
      roomsOfModule.flatMap((room) => filesIn(join('src/modules', module, room))),
    ),
  ];
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Walked by hand, since every start does it: patterns take ten times as long. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
