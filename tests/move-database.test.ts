import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { listAgentsRoute } from '#modules/agents/contract/agents.ts';
import { retrieveRoute } from '#modules/agents/contract/questions.ts';
import { filesOf, sync } from '#modules/agents/server/testing/agents.ts';
import { startTestApp } from './support/app.ts';
import { describePostgres } from './support/databases.ts';
import { send } from './support/send.ts';
import { signIn, type SignedIn } from './support/sign-in.ts';
import { copyTemplateDatabase } from './support/template-database.ts';
import { soon } from './support/soon.ts';

const run = promisify(execFile);

/** Runs `npm run db:move`; returns its output, or throws with it. */
const move = (url: string, directory: string) =>
  run(process.execPath, ['scripts/move-database.ts', url], {
    env: { ...process.env, DATA_DIR: directory, NODE_OPTIONS: '' },
  });

const agentsOf = async (person: SignedIn) =>
  (await person.ask(listAgentsRoute, { query: { sort: 'code' } })).data;

async function untilExamplesAreLoaded(person: SignedIn): Promise<void> {
  const isLoaded = async () => {
    const statuses = (await agentsOf(person)).map((agent) => agent.latest_sync_status);
    return (
      statuses.length === 4 && statuses.every((status) => status !== null && status !== 'running')
    );
  };
  await vi.waitUntil(isLoaded, soon);
}

describePostgres('an installation that has outgrown the embedded database', (engine) => {
  it('continues on PostgreSQL as if nothing had happened', async () => {
    const home = await engine.createDatabase({ migrated: false });
    const url = home.settings.DATABASE_URL ?? '';
    const directory = await copyTemplateDatabase();
    const start = (settings = {}) =>
      startTestApp({ environment: { DATA_DIR: directory, DEMO: '1', ...settings } });

    const old = await start();
    const before = await signIn(old);
    await untilExamplesAreLoaded(before);
    const agents = await agentsOf(before);
    const id = agents[0]?.id ?? '';
    const files = await filesOf(before, id);
    await expect(move(url, directory)).rejects.toThrow(
      /is in use by another running Backoffice[^]+Nothing was moved/,
    );
    await old.close();
    const { stdout } = await move(url, directory);
    expect(stdout).toMatch(/^agents +5 of 5 rows$/m);
    expect(stdout).toContain('Everything was moved. Set DATABASE_URL');

    const fresh = await start({ DATABASE_URL: url });
    expect(fresh.notices).toEqual([]);
    const path = `${listAgentsRoute.path}?sort=code`;
    const headers = { authorization: `Bearer ${before.jwt}`, 'x-company-id': '1' };
    expect(await send(fresh, { method: 'GET', path, headers })).toMatchObject({
      status: 200,
      body: { data: agents },
    });

    const person = await signIn(fresh);
    expect(await filesOf(person, id)).toEqual(files);
    const download = await person.call('GET', `/v1/agents/${id}/files/${files[0]?.id}/download`);
    expect(download.status).toBe(200);
    const question = { query: 'What is deducted for burnt cane?', top_k: 3 };
    const { data } = await person.ask(retrieveRoute, { params: { id }, body: question });
    expect(data.map(({ text }) => text).join('\n')).toContain('Burnt cane: 30 baht');
    expect(await sync(person, id)).toMatchObject({ status: 'success' });
    await fresh.close();
    await rm(directory, { recursive: true });
    await home.close();
  });
});
