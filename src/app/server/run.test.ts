import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { copyTemplateDatabase } from '#tests/support/template-database.ts';
import { soon } from '#tests/support/soon.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(directory: string) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: directory, PORT: '0', DEMO: '0', LOG_PRETTY: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, ended: once(child, 'exit'), output: text(child.stdout) };
}

describe('a process that is asked to stop while it starts', () => {
  it('closes what it has opened and exits successfully, without having listened', async () => {
    const directory = await copyTemplateDatabase();
    const { child, ended, output } = start(directory);
    // Its database is starting now.
    const lock = join(directory, 'database.in-use');
    await vi.waitUntil(() => existsSync(lock), { ...soon, interval: 5 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await output).toContain('stopping');
    expect(await output).not.toContain('is ready');
    expect(existsSync(join(directory, 'database', 'postmaster.pid'))).toBe(false);
    await rm(directory, { recursive: true });
  });
});
