import { spawnSync } from 'node:child_process';

/**
 * Runs the machine's npm quietly: errors are shown, notices are not, and no package runs a script.
 * @param {string} node the Node program that runs npm, and so determines which packages fit
 * @param {string[]} args
 */
export function npm(node, args) {
  const quiet = ['--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const script = process.env['npm_execpath'];
  const [command, first] = script ? [node, [script]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...args, ...quiet], {
    shell: !script && process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`npm ${args[0]} failed: ${error?.message ?? 'see the lines above'}.`);
  }
}
