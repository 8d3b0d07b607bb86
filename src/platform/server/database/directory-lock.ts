import { DatabaseSync } from 'node:sqlite';

/** SQLite's word for "somebody else holds it". */
const BUSY = 5;

/** The data directory is in use by another process that is alive. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another running Backoffice. Stop it first, or set another DATA_DIR.`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Takes the exclusive right to a data directory, because the embedded database would let two processes
 * in and lose the writes of one. An exclusive SQLite transaction on a file beside the directory serves
 * as the lock: the operating system lets go of it when its process dies, however it dies, so there is
 * never a stale lock to judge.
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
