import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { getAccess } from '#modules/identity/contract/access.ts';
import { refreshSession } from '#modules/identity/contract/sign-in.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLogger } from '#platform/server/logger.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { send } from '#tests/support/send.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { copyTemplateDatabase } from '#tests/support/template-database.ts';

const clock = createMovableClock();

async function start(directory: string, environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: directory, DEMO: '0', LOG_LEVEL: 'fatal', ...environment });
  const notices: string[] = [];
  const report = (notice: string) => void notices.push(notice);
  const app = await buildApp({ config, logger: createLogger(config), clock, report });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await app.begin();
  return { ...app, address, directory, notices };
}

describe('the first start', () => {
  test('generates a password, shows it once, and stores it nowhere in clear', async () => {
    const directory = await copyTemplateDatabase();
    const first = await start(directory);
    const [notice = ''] = first.notices;
    const password = /password (\w{4}(?:-\w{4}){3})\n/.exec(notice)?.[1] ?? '';
    expect(notice).toContain('Sign in as admin with the password ');
    expect(notice).toContain('shown only once');
    const { jwt, refreshToken, userId } = await signIn(first, { username: 'admin', password });
    await first.close();
    expect(await foldersContaining(directory, password)).toEqual([]);

    const second = await start(directory, { ADMIN_PASSWORD: 'another-password' });
    expect(second.notices).toEqual([]);
    // Sessions survive the process, since their keys do.
    const call = (path: string) =>
      send(second, { method: 'GET', path, headers: { authorization: `Bearer ${jwt}` } });
    expect((await call('/api/user-settings')).status).toBe(200);
    const renewed = await send(second, {
      method: 'POST',
      path: refreshSession.path,
      body: { refreshToken },
    });
    expect(renewed.status).toBe(200);
    clock.advance(60_000);
    const replayed = await send(second, {
      method: 'POST',
      path: refreshSession.path,
      body: { refreshToken },
    });
    expect(replayed.status).toBe(401);
    expect((await signIn(second, { username: 'admin', password })).userId).toBe(userId);
    await second.close();
    await rm(directory, { recursive: true });
  });

  test('makes company 1 with an administrator who may do everything and is its employee', async () => {
    const app = await startTestApp({
      environment: { ADMIN_USERNAME: 'somchai@company.example', ADMIN_PASSWORD: 'chosen-by-hand' },
    });
    expect(app.notices).toEqual(['Sign in as somchai with the password set by ADMIN_PASSWORD']);
    const somchai = await signIn(app, {
      username: 'Somchai@company.example',
      password: 'chosen-by-hand',
    });
    const { data } = await somchai.ask(getAccess, {});
    await app.close();
    const all = app.context.permissionSets.flatMap(({ grants }) => Object.keys(grants));
    expect(all.length).toBeGreaterThan(0);
    expect(data).toMatchObject({
      company: { id: 1, name_th: 'บริษัทของเรา' },
      employee: { first_name_th: 'ผู้ดูแลระบบ', last_name_th: 'somchai' },
      permissions: all.toSorted(),
    });
  });
});

async function foldersContaining(directory: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}
