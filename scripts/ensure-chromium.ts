import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
  const found = find() ?? (install() ? find() : undefined);
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

/** Only root may install, and only where Debian's tool is; a wrong CHROMIUM is for its owner to fix. */
function install(): boolean {
  const { CHROMIUM } = process.env;
  if (CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the browser tests (once, about 65 MB) ...');
  return (
    apt('update') &&
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name),
    )
  );
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['--quiet=2', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
