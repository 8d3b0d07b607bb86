import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { plantFaults } from './plant-faults.ts';

// npm run mutate -- FILE [TEST ...]: plants one fault after the other in a file, runs the tests nearest to it,
// and lists the faults that none of them noticed. FILE:LINE or FILE:FROM-TO plants in these lines only.

const [given = '', ...tests] = process.argv.slice(2);
const [, file = '', from, to] = /^(.+?)(?::(\d+)(?:-(\d+))?)?$/.exec(given) ?? [];
if (file === '') {
  console.error('npm run mutate -- FILE[:FROM[-TO]] [TEST ...]');
  process.exit(2);
}
const original = readFileSync(file, 'utf8');
const restore = () => writeFileSync(file, original);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}

/** The folder next to the file, or above it, that has tests. */
function nearestFolder(folder: string): string {
  const hasTests = globSync(`${folder}/**/*.test.{ts,tsx}`).length > 0;
  return hasTests || folder === '.' ? `${folder}/` : nearestFolder(dirname(folder));
}

// Of the nearest folder, those which import the file.
const chosen = tests.length > 0 ? tests : [nearestFolder(dirname(file))];
const related = tests.length > 0 ? undefined : [resolve(file)];
const runTests = `
  const { startVitest } = await import('vitest/node');
  const options = ${JSON.stringify({ run: true, bail: 1, related })};
  const vitest = await startVitest('test', ${JSON.stringify(chosen)}, options);
  await vitest.close();`;

function pass(): Promise<boolean> {
  const vitest = spawn(process.execPath, ['--input-type=module', '--eval', runTests], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return new Promise((done) => void vitest.once('exit', (code) => done(code === 0)));
}

const isWanted = (line: number) =>
  from === undefined || (line >= Number(from) && line <= Number(to ?? from));
const faults = plantFaults(original, file).filter(({ line }) => isWanted(line));
let survivors = 0;
console.log(`${faults.length} faults in ${file}, by the tests of ${chosen.join(' ')}`);
try {
  if (!(await pass())) throw new Error('The tests fail without a fault, or there are none');
  for (const { line, before, after, source } of faults) {
    writeFileSync(file, source);
    if (!(await pass())) continue;
    survivors += 1;
    console.log(`${file}:${line} not noticed: ${before} -> ${after === '' ? 'nothing' : after}`);
  }
} finally {
  restore();
}
console.log(`${faults.length - survivors} of ${faults.length} faults were noticed.`);
