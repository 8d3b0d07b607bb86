import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const NAME = 'backoffice-tests-';
/** More than all databases and browsers of a whole run need. */
const ROOM = 3 * 1024 ** 3;

export interface ScratchFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Makes a folder for everything that a test run writes, and makes it the temporary folder of all its
 * processes. It is in memory where there is room: a database is copied there in a tenth of the
 * time that a disk needs.
 */
export function makeScratchFolder(): ScratchFolder {
  if (existsSync(IN_MEMORY)) removeLeftOvers(IN_MEMORY);
  removeLeftOvers(tmpdir());
  const path = join(hasRoom() ? IN_MEMORY : tmpdir(), `${NAME}${process.pid}`);
  // PostgreSQL, which runs as its own user, must be able to pass through it.
  mkdirSync(path, { mode: 0o755 });
  process.env['TMPDIR'] = path;
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** A run that is killed leaves its folder behind, which takes memory until the machine starts again. */
function removeLeftOvers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const number = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : undefined;
    if (number === undefined || (number !== process.pid && isRunning(number))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // It is somebody else's.
    }
  }
}

function isRunning(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch (error) {
    // It runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM;
}
