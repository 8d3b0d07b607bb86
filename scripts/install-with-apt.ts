import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether programs may be installed here: only by root, and only where Debian's tool is. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages and says whether that went well. */
export function install(...packages: readonly string[]): boolean {
  return (
    apt('update') &&
    apt('install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages)
  );
}

function apt(...parameters: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['--quiet=2', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
