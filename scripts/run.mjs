// Every npm command of this repository: `node scripts/run.mjs <task> [arguments]`.
// This file and those it imports run on whatever Node the machine has (20.20 or newer); the tasks
// run on Node 24, with the dependencies in place.
import { delimiter, dirname, join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ensureRuntime } from './ensure-runtime.mjs';
import { followNpm } from './follow-npm.mjs';
import { exitLike, runProgram } from './run-program.mjs';
import { root, serverEnvironment, tasks } from './tasks.mjs';

const [name = '', ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

try {
  process.chdir(root);
  const node = await ensureRuntime();
  const programs = [dirname(node), join(root, 'node_modules', '.bin')];
  process.env['PATH'] = [...programs, process.env['PATH']].join(delimiter);
  // Otherwise Node would load its type stripping for the first file: 0.1 s and 16 MB.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.runtime', 'compiled');
  if (name === 'start') Object.assign(process.env, { ...serverEnvironment, ...process.env });
  await ensureDependencies(node);
  followNpm();
  exitLike(await runProgram(node, [...task, ...args]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
