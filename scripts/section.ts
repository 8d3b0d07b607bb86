import { availableParallelism } from 'node:os';
import { exitLike, runProgram } from './run-program.mjs';

export interface Section {
  readonly title: string;
  /** What Node runs. */
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs one step of a task on Node, with a title before it and its verdict and duration after it. */
export async function runSection(section: Section): Promise<boolean> {
  console.log(`\n── ${section.title}`);
  const { passed, verdict } = await run(section);
  console.log(verdict);
  return passed;
}

/** Runs steps side by side, as many as there are processors, and shows each as a whole when it has ended. */
export async function runSections(sections: readonly Section[]): Promise<boolean> {
  const waiting = sections.values();
  const results: boolean[] = [];
  const takeTurns = async () => {
    for (const section of waiting) {
      let output = '';
      const { passed, verdict } = await run(section, (more) => (output += more));
      console.log(`\n── ${section.title}\n${output}${verdict}`);
      results.push(passed);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return results.every(Boolean);
}

async function run({ title, command, env }: Section, report?: (text: string) => void) {
  const start = performance.now();
  const ending = await runProgram(process.execPath, [...command], {
    env: { ...process.env, ...env },
    report,
  });
  if (ending.stoppedBy) exitLike({ ...ending, signal: ending.stoppedBy });
  const passed = ending.code === 0 && !ending.signal;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { passed, verdict: `── ${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s` };
}
