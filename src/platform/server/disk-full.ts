import { statfs } from 'node:fs/promises';

/** No space left on device: as PostgreSQL, Node.js, the embedded database (an errno of WASI) and SQLite report it. */
const CODES: readonly unknown[] = ['53100', 'ENOSPC'];
const WASI_ERRNO = 51;
const SQLITE_FULL = 13;

/** Whether something failed, by itself or by what caused it, because the disk is full. */
export function isDiskFull(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  if ('code' in failure && CODES.includes(failure.code)) return true;
  if ('errno' in failure && failure.errno === WASI_ERRNO) return true;
  if ('errcode' in failure && failure.errcode === SQLITE_FULL) return true;
  return 'cause' in failure && isDiskFull(failure.cause);
}

/** How much the disk that holds a folder still has room for. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Need {
  readonly folder: string;
  readonly bytes: number;
}

/** A failure without a reason: a full disk caused it where there is less room than was needed. */
export async function withFullDisk(failure: unknown, { folder, bytes }: Need): Promise<unknown> {
  if ((await freeBytesOf(folder)) >= bytes) return failure;
  return Object.assign(new Error('The disk is full', { cause: failure }), { code: 'ENOSPC' });
}
