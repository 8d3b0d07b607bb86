import { spawn } from 'node:child_process';

/**
 * How a program ended, and whether we were asked to stop meanwhile.
 * @typedef {{ code: number, signal: NodeJS.Signals | null, stoppedBy: NodeJS.Signals | null }} Ending
 */

/** @type {NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'];

/**
 * Runs a program until it ends, with our terminal unless `report` is to receive its output. Signals sent to
 * us are passed on and we outlive it, so that a server can finish what it is doing. Over the channel it
 * notices when we are gone without a signal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, report?: (text: string) => void }} [options]
 * @returns {Promise<Ending>}
 */
export function runProgram(command, args, { env, report } = {}) {
  const output = report ? 'pipe' : 'inherit';
  const child = spawn(command, args, { env, stdio: ['inherit', output, output, 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (report) stream?.setEncoding('utf8').on('data', report);
  }
  /** @type {NodeJS.Signals | null} */
  let stoppedBy = null;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    stoppedBy = signal;
    // A terminal sends Ctrl+C to every program in it; passing it on would make it two.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // On `close`, all of its output has been read, too.
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve({ code: code ?? 1, signal, stoppedBy });
    });
  });
}

/**
 * Ends this process the way the program ended.
 * @param {Ending} ending
 */
export function exitLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code);
}
