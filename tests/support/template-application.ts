import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';

/** Starts and ends the application on the directory given. */
type FirstStart = (directory: string) => Promise<void>;

/**
 * The data directory of an application which has been started before: the first start, with its queues and
 * its administrator, takes half of a start's time. It is made once a run and copied by each test.
 */
export async function copyTemplateApplication(firstStart: FirstStart): Promise<string> {
  const template = await madeOnce('template-application', firstStart);
  const directory = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  cpSync(template, directory, { recursive: true });
  return directory;
}
