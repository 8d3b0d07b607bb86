import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts and ends the application on the directory given. */
type FirstStart = (directory: string) => Promise<void>;

/**
 * The data directory of an application which has been started before: the first start, with its queues and
 * its administrator, takes half of a start's time. It is made once a run and copied by each test.
 */
export async function copyTemplateApplication(firstStart: FirstStart): Promise<string> {
  const template = await templateApplication(firstStart);
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  cpSync(template, directory, { recursive: true });
  return directory;
}

/** While one test process makes it, the others wait. */
async function templateApplication(firstStart: FirstStart): Promise<string> {
  const finished = join(tmpdir(), 'template-application');
  const unfinished = `${finished}.unfinished`;
  while (!existsSync(finished)) {
    if (!(await claim(unfinished))) {
      await sleep(50);
      continue;
    }
    try {
      // The claim is free again as soon as another process has finished, also just after the look above.
      if (existsSync(finished)) {
        await rm(unfinished, { recursive: true });
        break;
      }
      await firstStart(unfinished);
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
