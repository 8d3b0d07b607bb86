import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { exitLike, runProgram } from './run-program.mjs';

interface Part {
  readonly name: string;
  readonly folder: string;
  /** What the build writes last. */
  readonly built: string;
  /** Files outside the rooms that affect the build. */
  readonly settings: RegExp;
  readonly rooms: readonly string[];
  readonly roomsOfModule: readonly string[];
  readonly command: readonly string[];
}

const web: Part = {
  name: 'web part',
  folder: 'dist/web',
  built: 'dist/web/index.html',
  settings: /^(index\.html|package-lock\.json|tsconfig.*\.json|vite\.config\.ts)$/,
  rooms: ['src/app/web', 'src/platform/web', 'src/platform/contract'],
  roomsOfModule: ['contract', 'i18n', 'web'],
  command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
};

const server: Part = {
  name: 'server',
  folder: 'dist/server',
  built: 'dist/server/main.js',
  settings: /^package(-lock)?\.json$/,
  rooms: [
    'src/app/server',
    'src/platform/server',
    'src/platform/contract',
    'src/libraries',
    'scripts',
  ],
  roomsOfModule: ['contract', 'i18n', 'server'],
  command: ['scripts/build-server.ts'],
};

/** Builds the web app and the server unless the existing build was made from the same sources. */
export async function build(): Promise<void> {
  await buildPart(web);
  await buildPart(server);
}

async function buildPart(part: Part): Promise<void> {
  const wanted = hashOfSources(part);
  if (isBuilt(part, wanted)) return;
  await alone('build', async () => {
    if (isBuilt(part, wanted)) return;
    // The existing build is replaced; when that fails, nothing usable is left.
    rmSync(stampOf(part), { force: true });
    console.log(`Building the ${part.name} ...`);
    const ending = await runProgram(process.execPath, [...part.command]);
    if (ending.code !== 0 || ending.signal || ending.stoppedBy) exitLike(ending);
    writeFileSync(stampOf(part), wanted);
  });
}

function stampOf({ folder }: Part): string {
  return `${folder}.sources`;
}

function isBuilt(part: Part, wanted: string): boolean {
  const stamp = stampOf(part);
  return existsSync(part.built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function hashOfSources({ settings, rooms, roomsOfModule }: Part): string {
  const hash = createHash('sha256');
  const files = [
    ...readdirSync('.').filter((name) => settings.test(name)),
    ...rooms.flatMap(filesIn),
    ...readdirSync('src/modules').flatMap((module) =>
      roomsOfModule.flatMap((room) => filesIn(join('src/modules', module, room))),
    ),
  ];
  for (const file of files.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Walked directly, since every start does it: glob patterns take ten times as long. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
