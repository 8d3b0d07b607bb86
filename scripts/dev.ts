import { followParent } from './follow-parent.ts';
import { runProgram } from './run-program.mjs';

followParent();

const programs = [
  ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
];

// Otherwise vite ends when its input is closed, for example in the background.
process.env.CI = 'true';

// One without the other is of no use: when either ends, both do.
await Promise.race(programs.map((args) => runProgram(process.execPath, args)));
process.kill(process.pid, 'SIGTERM');
