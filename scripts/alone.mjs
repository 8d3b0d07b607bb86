import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './tasks.mjs';

/**
 * Does the work while no other task of this folder does the same; others wait for it.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function alone(name, work) {
  const folder = join(root, '.runtime');
  const lock = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (let waited = 0; !take(lock); waited += 1) {
    if (waited === 5) console.error(`Waiting for another task here (${lock}) ...`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // A process that was killed left the lock behind.
    if (!alive(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} owner 0 while the lock is just being written or removed */
function alive(owner) {
  if (owner === 0) return true;
  try {
    return process.kill(owner, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
