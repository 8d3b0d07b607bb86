import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder that many test files copy and one of them makes: while its process does, the others wait. */
export async function madeOnce(
  name: string,
  make: (directory: string) => Promise<void>,
): Promise<string> {
  const finished = join(tmpdir(), name);
  const unfinished = `${finished}.unfinished`;
  while (!existsSync(finished)) {
    if (!(await claim(unfinished))) {
      await sleep(50);
      continue;
    }
    try {
      // The claim is free again as soon as another process has finished, possibly just after the check above.
      if (existsSync(finished)) {
        await rm(unfinished, { recursive: true });
        break;
      }
      await make(unfinished);
      await rename(unfinished, finished);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }
  return finished;
}

async function claim(directory: string): Promise<boolean> {
  try {
    await mkdir(directory);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
