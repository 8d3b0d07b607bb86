import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
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
  const path = join(hasRoom() ? IN_MEMORY : tmpdir(), `backoffice-tests-${process.pid}`);
  // Left behind by a killed process that had the same number.
  rmSync(path, { recursive: true, force: true });
  // PostgreSQL, which runs as its own user, must be able to pass through it.
  mkdirSync(path, { mode: 0o755 });
  process.env['TMPDIR'] = path;
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM;
}
