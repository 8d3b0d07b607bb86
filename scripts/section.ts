import { exitLike, runProgram } from './run-program.mjs';

/** Runs one part of a task on Node, with a title before it and its verdict and duration after it. */
export async function section(
  title: string,
  command: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const ending = await runProgram(process.execPath, command, { env: { ...process.env, ...env } });
  if (ending.asked) exitLike({ ...ending, signal: ending.asked });
  const passed = ending.code === 0 && !ending.signal;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
}
