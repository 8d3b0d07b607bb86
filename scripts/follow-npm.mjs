import { readFileSync } from 'node:fs';

/**
 * Ends this process as Ctrl+C would, soon after the npm that started it is gone: npm passes
 * signals only to its shell, which ends without notifying us.
 */
export function followNpm() {
  const starters = processesOfNpm();
  const look = () => {
    if (!starters.every(alive)) process.kill(process.pid, 'SIGTERM');
  };
  if (starters.length > 0) setInterval(look, 500).unref();
}

/**
 * npm and the shell between it and us. Empty when we were started without npm: a service manager or
 * nohup outlives its shell on purpose.
 */
function processesOfNpm() {
  if (!process.env['npm_lifecycle_event']) return [];
  const parent = process.ppid;
  try {
    if (readFileSync(`/proc/${parent}/comm`, 'utf8').startsWith('npm')) return [parent];
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    return [parent, Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? parent)];
  } catch {
    return [parent];
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
