import { statfs } from 'node:fs/promises';

/** No space left on device: as PostgreSQL, Node.js and the embedded database (an errno of WASI) report it. */
const CODES: readonly unknown[] = ['53100', 'ENOSPC'];
const WASI_ERRNO = 51;

/** Whether something failed, by itself or by what caused it, because the disk is full. */
export function isDiskFull(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  if ('code' in failure && CODES.includes(failure.code)) return true;
  if ('errno' in failure && failure.errno === WASI_ERRNO) return true;
  return 'cause' in failure && isDiskFull(failure.cause);
}

/** How much the disk that holds a folder still has room for. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
