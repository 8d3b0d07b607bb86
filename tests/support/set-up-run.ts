import { makeScratchFolder, type ScratchFolder } from '../../scripts/scratch-folder.ts';
import { stopServersIn } from './local-postgres.ts';

let folder: ScratchFolder | undefined;

/** Vitest does this before the test files of each project, */
export function setup(): void {
  folder ??= makeScratchFolder();
}

/** and this after all of them. */
export function teardown(): void {
  if (folder === undefined) return;
  stopServersIn(folder.path);
  folder.remove();
}
