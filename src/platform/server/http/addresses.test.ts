import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { embeddedDatabase, type TestDatabase } from '#tests/support/databases.ts';
import {
  call,
  METRICS_TOKEN,
  saveNote,
  startPlatformApp,
  type PlatformApp,
} from '#tests/support/platform-app.ts';

const greeting = defineRoute({
  method: 'GET',
  path: '/v1/greeting',
  access: 'public',
  summary: 'Greets everybody',
  answers: { 200: z.object({ text: z.string() }) },
});

const named = defineRoute({
  method: 'GET',
  path: '/v1/greetings/:name',
  access: 'public',
  summary: 'Greets one person',
  params: z.object({ name: z.string().max(200) }),
  answers: { 200: z.object({ text: z.string() }) },
});

let freeBytes = Infinity;
let home: TestDatabase;
let app: PlatformApp;

beforeAll(async () => {
  home = await embeddedDatabase();
  app = await startPlatformApp({
    home,
    freeBytes: async () => freeBytes,
    routes(serve) {
      serve.outside(greeting, async () => ({ text: 'Hello' }));
      serve.outside(named, async ({ params }) => ({ text: params.name }));
      serve.outside(saveNote, async ({ body }) => ({ id: '1', text: body.text }));
    },
  });
});
afterAll(async () => {
  await app.close();
  await home.close();
});

const errorOf = (answer: { body: unknown }) => errorBody.parse(answer.body);

it('The server is not ready while its disk is full, and says so', async () => {
  expect((await call(`${app.address}/ready`)).status).toBe(200);
  freeBytes = 1_000_000;
  const answer = await call(`${app.address}/ready`);
  freeBytes = Infinity;
  expect([answer.status, errorOf(answer).code]).toEqual([503, 'disk_full']);
});

describe('an address', () => {
  it('refuses methods that it does not have, and names those it has', async () => {
    const answer = await call(`${app.address}/v1/notes`, { method: 'DELETE' });
    expect([answer.status, errorOf(answer).code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    const options = await call(`${app.address}/v1/notes`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect((await call(`${app.address}/v1/nothing`, { method: 'OPTIONS' })).status).toBe(404);
  });

  it('takes names as long as its route says', async () => {
    const greet = (name: string) => call(`${app.address}/v1/greetings/${encodeURIComponent(name)}`);
    expect((await greet('ก'.repeat(200))).body).toEqual({ text: 'ก'.repeat(200) });
    const refused = await greet('ก'.repeat(201));
    expect([refused.status, errorOf(refused).code]).toEqual([400, 'validation_failed']);
  });

  it('answers HEAD as it answers GET, without the content', async () => {
    const answer = await fetch(`${app.address}/v1/greeting`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe('16');
  });

  it('shows metrics to those who have the token for them', async () => {
    const metricsFor = (authorization: string) =>
      call(`${app.address}/metrics`, { headers: { authorization } });
    expect((await metricsFor('Bearer guessed')).status).toBe(401);
    expect((await metricsFor(`Bearer ${METRICS_TOKEN}`)).body).toContain('http_request_duration');
  });

  it('asks for a token when there is none', async () => {
    const answer = await call(`${app.address}/v1/notes`, { method: 'POST' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Backoffice"',
    ]);
  });
});
