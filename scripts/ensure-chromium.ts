import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './install-with-apt.ts';

/** The first is Chromium without its windows: the same engine, a fifth less work for the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium for the browser tests: found, or installed where we may do so. */
export function ensureChromium(): string {
  const found = find() ?? (installChromium() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of one, and run the command again.',
  );
}

function find(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

/** A wrong `CHROMIUM` is not for us to correct. */
function installChromium(): boolean {
  if (process.env['CHROMIUM'] || !mayInstall()) return false;
  console.log('Installing Chromium for the browser tests (once, about 65 MB) ...');
  return install('chromium-headless-shell') || install('chromium');
}
