import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Screens } from './screen.ts';

interface ScreensFile {
  readonly screens: Screens;
}

/** Every screen behind the sign-in, by its route, with the windows that show something of their own. */
export const SCREENS = (
  await Promise.all(globSync('e2e/*/screens.ts').toSorted().map(readScreens))
).flatMap((screens) => Object.entries(screens));

async function readScreens(file: string): Promise<Screens> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- nothing is known about a module whose path is built at run time
  const { screens }: ScreensFile = await import(resolve(file));
  return screens;
}
