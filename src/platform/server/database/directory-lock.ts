import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for "another process has the lock". */
const BUSY = 5;

/** The data directory is in use by another running process. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running Backoffice. Stop it first, or set another DATA_DIR.`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Locks a data directory exclusively, because the embedded database would let two processes in and lose
 * the writes of one. The lock is an exclusive SQLite transaction on a file beside the directory: the
 * operating system releases it when its process dies, however that happens, so a lock can never be
 * stale.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(`${directory}.in-use`);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryInUseError(directory) : error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
