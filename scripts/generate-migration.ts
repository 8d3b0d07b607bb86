import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitLike, runProgram } from './run-program.mjs';

const SNAPSHOTS = 'migrations/meta';

const ended = await runProgram(process.execPath, [
  'node_modules/drizzle-kit/bin.cjs',
  'generate',
  ...process.argv.slice(2),
]);
// The next migration is made from the newest snapshot alone; each is as large as 100 of our files.
const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'));
for (const old of snapshots.toSorted().slice(0, -1)) rmSync(join(SNAPSHOTS, old));
exitLike(ended);
