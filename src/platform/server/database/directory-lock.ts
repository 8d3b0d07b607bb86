import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const holder = z.object({ pid: z.number().int(), startedAt: z.string() });

/** The data directory is in use by another process that is alive. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop it first, or set another DATA_DIR.`,
    );
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Takes the exclusive right to a data directory by a lock file beside it, because the embedded database
 * would let two processes in and lose the writes of one. A lock left by a dead process is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`;
  const content = JSON.stringify({
    pid: process.pid,
    startedAt: processStartTime(process.pid) ?? '',
  });
  if (!tryWrite(path, content)) {
    const owner = readHolder(path);
    if (owner !== undefined && isAlive(owner)) throw new DirectoryInUseError(directory, owner.pid);
    rmSync(path, { force: true });
    if (!tryWrite(path, content))
      throw new DirectoryInUseError(directory, readHolder(path)?.pid ?? 0);
  }
  return () => rmSync(path, { force: true });
}

function tryWrite(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): z.output<typeof holder> | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive(owner: z.output<typeof holder>): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const startedAt = processStartTime(owner.pid);
  // A number used again by another process has another start time.
  return startedAt === undefined || startedAt === owner.startedAt;
}

/** Start time of a process in clock ticks since boot, where the system tells (Linux). */
function processStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
