import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { checkWebhookRoute } from '#modules/agents/contract/webhook.ts';
import { createAgentRoute } from '#modules/agents/contract/agents.ts';
import { agentFields } from '#modules/agents/server/testing/agents.ts';
import { listAuditRoute } from '#modules/audit/contract/entries.ts';
import { createSourceRoute, listSourcesRoute } from '#modules/catalogue/contract/sources.ts';
import * as routes from '#modules/companies/contract/in-house-services.ts';
import { readAllowedHost } from '#platform/server/outbound/in-house-service.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { queryRows } from './support/query-rows.ts';
import { addCompany, addUser, signIn, type SignedIn } from './support/sign-in.ts';
import { soon } from './support/soon.ts';

/** This machine as others in its private network see it. */
const inside = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses.map(({ address }) => address))
  .find((address) => 'host' in readAllowedHost(address));

const mentionsTheScreen: unknown = expect.stringContaining('บริการภายในองค์กร');
const agentKind: unknown = expect.stringContaining('เอเจนต์');

let app: TestApp;
let administrator: SignedIn & { readonly employeeId: number };

async function addAdministrator(companyId = 1) {
  const user = await addUser(app, { companyId, role: 'administrator' });
  return { ...(await signIn(app, user)), employeeId: z.number().parse(user.employeeId) };
}

beforeAll(async () => {
  app = await startTestApp({ environment: { ALLOW_LOOPBACK: '0' } });
  administrator = await addAdministrator();
});
afterAll(() => app.close());

const allow = (body: z.input<typeof routes.inHouseServiceInput>, who = administrator) =>
  who.ask(routes.allowInHouseServiceRoute, { body });
const list = async (who: SignedIn = administrator) =>
  (await who.ask(routes.listInHouseServicesRoute, {})).data;

async function removeAll() {
  for (const { id } of await list()) {
    await administrator.ask(routes.removeInHouseServiceRoute, { params: { id } });
  }
}

it('is changed by those who saw it as it is, with what it was in the history', async () => {
  const { data: service } = await allow({ host: '10.9.0.0/16', ports: [80], note: 'n8n' });
  const params = { id: service.id };
  const { updated_at } = service;
  const change = { host: '10.9.1.0/24', ports: [], note: 'n8n และคลัง', updated_at };
  const { data: changed } = await administrator.ask(routes.changeInHouseServiceRoute, {
    params,
    body: change,
  });
  expect(changed).toMatchObject({ host: '10.9.1.0/24', ports: [], note: 'n8n และคลัง' });
  const path = `/v1/in-house-services/${service.id}`;
  expect(await administrator.call('PUT', path, { body: change })).toMatchObject({ status: 409 });
  const public_ = { ...change, host: '8.8.8.8', updated_at: changed.updated_at };
  expect(await administrator.call('PUT', path, { body: public_ })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'host', code: 'settings:errors.host_public' }] },
  });
  const { data: history } = await administrator.ask(listAuditRoute, {
    query: { entity: routes.IN_HOUSE_SERVICE },
  });
  expect(history[0]).toMatchObject({ event: 'settings.service_changed' });
  expect(history[0]?.changes.map(({ before, after }) => [before, after])).toContainEqual([
    '10.9.0.0/16',
    '10.9.1.0/24',
  ]);
  await removeAll();
});

/** What is refused at which field. */
async function refusalOf(body: object) {
  const answer = await administrator.call('POST', '/v1/in-house-services', {
    body: { note: 'ทดสอบ', ...body },
  });
  return z
    .object({
      status: z.literal(400),
      body: z.object({ fields: z.array(z.object({ path: z.string(), code: z.string() })) }),
    })
    .parse(answer).body.fields[0];
}

describe('the allow-list', () => {
  it.each([
    ['host_invalid', '10.1'],
    ['host_invalid', '2130706433'],
    ['host_invalid', '0x0a000001'],
    ['host_invalid', 'http://erp.local'],
    ['host_invalid', 'a b'],
    ['host_invalid', '10.0.0.0/33'],
    ['host_invalid', '10.0.0.0/8/8'],
    ['host_invalid', 'erp.local/24'],
    ['network_uneven', '10.20.1.5/16'],
    ['network_too_wide', '0.0.0.0/0'],
    ['network_too_wide', '10.0.0.0/7'],
    ['network_too_wide', '172.0.0.0/8'],
    ['network_too_wide', '::/0'],
    ['host_metadata', '169.254.169.254'],
    ['host_metadata', '169.254.0.0/16'],
    ['host_metadata', '168.63.129.16'],
    ['host_metadata', '100.100.100.200'],
    ['host_metadata', 'fd00:ec2::254'],
    ['host_metadata', '::ffff:169.254.169.254'],
    ['host_metadata', 'metadata.google.internal'],
    ['host_loopback', '127.0.0.1'],
    ['host_loopback', '127.0.0.0/8'],
    ['host_loopback', '::1'],
    ['host_loopback', 'localhost'],
    ['host_loopback', 'LOCALHOST.'],
    ['host_public', '8.8.8.8'],
    ['host_public', '8.8.8.0/24'],
    ['host_public', '0.0.0.0'],
    ['host_required', '  '],
  ])('refuses at the field, with the reason %s: %s', async (code, host) => {
    expect(await refusalOf({ host })).toEqual({ path: 'host', code: `settings:errors.${code}` });
  });

  it('refuses impossible ports, a missing reason, and what is allowed already in another spelling', async () => {
    const host = 'erp.mill.local';
    expect(await refusalOf({ host, ports: [0] })).toMatchObject({ path: 'ports.0' });
    expect(await refusalOf({ host, note: '' })).toMatchObject({ path: 'note' });
    await allow({ host, note: 'ERP' });
    expect(await refusalOf({ host: ' ERP.Mill.Local. ' })).toEqual({
      path: 'host',
      code: 'settings:errors.host_taken',
    });
    await removeAll();
  });

  it('is for those with the permission, of each company alone, and is recorded', async () => {
    const manager = await signIn(app, await addUser(app, { role: 'manager' }));
    expect((await manager.call('GET', '/v1/in-house-services')).status).toBe(403);
    const other = await addAdministrator(await addCompany(app));
    const { data } = await allow({ host: 'FD12:0:0::/48', ports: [5432, 80, 80], note: 'คลังข้อมูล' });
    expect(data).toMatchObject({ host: 'fd12::/48', ports: [80, 5432] });
    expect(await list(other)).toEqual([]);
    const path = `/v1/in-house-services/${data.id}`;
    expect((await other.call('DELETE', path)).status).toBe(404);
    await removeAll();
    const history = await administrator.ask(listAuditRoute, { query: { record: data.id } });
    expect(history.data.map(({ event, name }) => [event, name])).toEqual([
      ['settings.service_removed', 'fd12::/48'],
      ['settings.service_allowed', 'fd12::/48'],
    ]);
  });
});

it('names what uses a service only to those who may see it', async () => {
  await allow({ host: 'n8n.mill.local', note: 'n8n' });
  const body = agentFields(administrator, { chat_webhook_url: 'https://n8n.mill.local/webhook' });
  const { id } = await administrator.ask(createAgentRoute, { body });
  const permissions = ['settings:manage_services'] as const;
  const keeper = await signIn(app, await addUser(app, { permissions }));
  const usesFor = async (who: SignedIn) =>
    (await list(who)).map(({ host, uses }) => [host, uses.map((use) => use.id)]);
  expect(await usesFor(administrator)).toEqual([['n8n.mill.local', [id]]]);
  expect(await usesFor(keeper)).toEqual([['n8n.mill.local', []]]);
  await removeAll();
});

it('is one of so many at most', async () => {
  const { data: service } = await allow({ host: '10.1.0.1', note: 'คลัง' });
  await queryRows(
    app,
    `insert into in_house_services
     select (jsonb_populate_record(service, jsonb_build_object('id', gen_random_uuid(), 'host', '10.2.0.' || n))).*
     from in_house_services service, generate_series(3, $2::int) n where id = $1`,
    [service.id, routes.MOST_SERVICES],
  );
  await allow({ host: '10.3.0.1', note: 'คลัง' });
  await expect(allow({ host: '10.3.0.2', note: 'คลัง' })).rejects.toThrow('settings.services_full');
  await queryRows(app, 'delete from in_house_services');
});

describe.skipIf(inside === undefined)('a service inside', () => {
  const host = inside ?? '';
  const urlHost = isIPv6(host) ? `[${host}]` : host;

  /** Answers every call, and counts them. */
  async function startService() {
    let calls = 0;
    const server = createHttpServer((_, response) => {
      calls += 1;
      response.end('{"output":"พร้อม"}');
    }).listen(0, host);
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = z.object({ port: z.number() }).parse(server.address());
    return { port, url: `http://${urlHost}:${port}/hook`, calls: () => calls };
  }

  const check = async (chat_webhook_url: string, who: SignedIn = administrator) =>
    (await who.ask(checkWebhookRoute, { body: { chat_webhook_url } })).failure;

  it('is called once an administrator allows it, by that company alone, and no longer once removed', async () => {
    const service = await startService();
    const other = await addAdministrator(await addCompany(app));
    expect(await check(service.url)).toBe('forbidden_address');
    expect(service.calls()).toBe(0);

    await allow({ host, ports: [service.port], note: 'n8n' });
    expect(await check(service.url)).toBe(null);
    expect(service.calls()).toBe(1);
    // The first company's connection is still open.
    expect(await check(service.url, other)).toBe('forbidden_address');
    const elsewhere = await startService();
    expect(await check(elsewhere.url)).toBe('forbidden_address');

    await removeAll();
    expect(await check(service.url)).toBe('forbidden_address');
    expect([service.calls(), elsewhere.calls()]).toEqual([1, 0]);
  });

  it('is never the application itself, whatever is allowed', async () => {
    await allow({ host, note: 'ทุกพอร์ต' });
    const service = await startService();
    expect(await check(service.url)).toBe(null);
    const { port } = new URL(app.address);
    expect(await check(`http://${urlHost}:${port}/health`)).toBe('forbidden_address');
    expect(await check(`http://127.0.0.1:${port}/health`)).toBe('forbidden_address');
    await removeAll();
  });

  it('can be the webhook of an agent, which the form refuses before, and the list then names it', async () => {
    const service = await startService();
    const agent = agentFields(administrator, { chat_webhook_url: service.url });
    const refused = await administrator.call('POST', '/v1/agents', { body: agent });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fields: [{ path: 'chat_webhook_url', message: mentionsTheScreen }],
      },
    });
    await allow({ host, ports: [service.port], note: 'n8n' });
    const { id, name } = await administrator.ask(createAgentRoute, { body: agent });
    const [allowed] = await list();
    expect(allowed?.uses).toEqual([
      { entity: 'agent', kind: agentKind, id, name, host, port: service.port },
    ]);
    await removeAll();
  });

  it('can be a database that the catalogue reads', async () => {
    let connections = 0;
    const server = createTcpServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      // A PostgreSQL without encryption.
      socket.once('data', () => socket.end('N'));
    }).listen(0, host);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const read = async (company_code: string) => {
      const body = {
        company_code,
        company_name: 'คลัง',
        host,
        port,
        database: 'd',
        username: 'u',
        password: 'p',
      };
      const { data } = await administrator.ask(createSourceRoute, { body });
      return vi.waitFor(async () => {
        const { data: sources } = await administrator.ask(listSourcesRoute, {});
        const found = sources.find(({ id }) => id === data.id);
        if (found?.failure == null) throw new Error('It is being read');
        return found.failure;
      }, soon);
    };
    expect(await read('BEFORE')).toContain('บริการภายในองค์กร');
    expect(connections).toBe(0);
    await allow({ host, ports: [port], note: 'คลังข้อมูล' });
    expect(await read('AFTER')).toContain('เข้ารหัส');
    expect(connections).toBe(1);
    expect((await list())[0]?.uses.map(({ entity }) => entity)).toEqual([
      'catalogue_source',
      'catalogue_source',
    ]);
    await removeAll();
  });
});
