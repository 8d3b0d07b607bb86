import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

const listFarms = defineRoute({
  method: 'GET',
  path: '/v1/farms/:id',
  access: 'member',
  summary: 'Farms',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.number().optional() }),
  answers: { 200: z.object({ token: z.string() }) },
});

const addFarm = defineRoute({
  method: 'POST',
  path: '/v1/farms',
  access: 'member',
  summary: 'Adds a farm',
  body: z.object({ name: z.string() }),
  answers: { 201: z.object({ name: z.string() }) },
});

interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** A server that accepts one access token at a time and issues the next one on request. */
class FarmServer {
  readonly seen: Seen[] = [];
  token = 1;
  refreshes = 0;
  grants = true;
  answer: (response: ServerResponse) => void = (response) => {
    send(response, 200, { token: `token-${this.token}`, name: 'ไร่' });
  };

  handle(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    this.seen.push({ path, headers: request.headers });
    if (path === '/api/auth/logout') send(response, 204);
    else if (path === '/api/token/refresh') this.refresh(response);
    else if (request.headers.authorization === `Bearer token-${this.token}`) this.answer(response);
    else send(response, 401, failure('platform.unauthenticated'));
  }

  private refresh(response: ServerResponse): void {
    if (!this.grants) {
      send(response, 401, failure('identity.session_ended'));
      return;
    }
    this.refreshes += 1;
    this.token += 1;
    send(response, 200, grant(this.token));
  }
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'request-1' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function failure(code: string) {
  return { success: false, code, message: 'ไม่ได้', request_id: 'request-1' };
}

function grant(token: number, minutes = 10) {
  const jwtExpiresDate = new Date(Date.now() + minutes * 60_000).toISOString();
  return { jwt: `token-${token}`, jwtExpiresDate };
}

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** One tab of the browser: the same code with its own memory. */
async function openTab() {
  vi.resetModules();
  const { callRoute } = await import('./call-route.ts');
  const session = await import('./session.ts');
  const { chooseCompany } = await import('./company.ts');
  return { callRoute, session, chooseCompany };
}

let server: Server;
let farm: FarmServer;

beforeAll(async () => {
  server = createServer((request, response) => farm.handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('VITE_MAIN_API_BASE', `http://127.0.0.1:${port}/`);
  vi.stubEnv('VITE_ERP_API_BASE', `http://127.0.0.1:${port}`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  farm = new FarmServer();
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
});

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('carries session, company, language and, for a write, an idempotency key', async () => {
    const { callRoute, session, chooseCompany } = await openTab();
    session.startSession(grant(1));
    chooseCompany(7);
    await callRoute(addFarm, { name: 'ไร่' });
    const headers = farm.seen[0]?.headers;
    expect(headers).toMatchObject({
      authorization: 'Bearer token-1',
      'x-company-id': '7',
      'x-client': 'web',
      'accept-language': 'th',
    });
    expect(headers?.['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it('renews an expired session and sends again, with the same key', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    farm.token = 2;
    await expect(callRoute(addFarm, { name: 'ไร่' })).resolves.toMatchObject({ name: 'ไร่' });
    const writes = farm.seen.filter(({ path }) => path === '/v1/farms');
    const keys = writes.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('renews once for all calls in progress', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    farm.token = 2;
    const calls = Array.from({ length: 12 }, async () => callRoute(listFarms, { id: '1' }));
    await expect(Promise.all(calls)).resolves.toHaveLength(12);
    expect(farm.refreshes).toBe(1);
  });

  it('renews before sending when the token is about to expire', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1, 0.1));
    await callRoute(listFarms, { id: '1' });
    expect(farm.seen.map(({ path }) => path)).toEqual(['/api/token/refresh', '/v1/farms/1']);
  });

  it('ends the session once, and only when the server refuses to renew it', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    farm.token = 2;
    farm.grants = false;
    const ended = vi.fn<() => void>();
    session.onSessionEnd(ended);
    const calls = [1, 2, 3].map(async () => callRoute(listFarms, { id: '1' }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.maybeSignedIn()).toBe(false);
  });

  it('keeps the session when the server cannot be reached', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    farm.answer = (response) => response.destroy();
    await expect(callRoute(listFarms, { id: '1' })).rejects.toMatchObject({
      status: 0,
      localFailure: 'unreachable',
    });
    expect(session.maybeSignedIn()).toBe(true);
  });

  it('passes on the refusal of the server, with its text', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    const refusal = {
      ...failure('platform.conflict'),
      fields: [{ path: 'name', code: 'x', message: 'ซ้ำ' }],
      current: { name: 'เดิม' },
    };
    farm.answer = (response) => send(response, 409, refusal);
    await expect(callRoute(addFarm, { name: 'ไร่' })).rejects.toMatchObject({
      status: 409,
      code: 'platform.conflict',
      message: 'ไม่ได้',
      requestId: 'request-1',
      fields: refusal.fields,
      current: { name: 'เดิม' },
    });
  });

  it('reports a page that is not ours as unreadable', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    farm.answer = (response) => {
      response.writeHead(502, { 'Content-Type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
    };
    await expect(callRoute(listFarms, { id: '1' })).rejects.toMatchObject({
      status: 502,
      localFailure: 'unreadable',
    });
  });

  it('reports an abort by the caller as such', async () => {
    const { callRoute, session } = await openTab();
    session.startSession(grant(1));
    const asked = callRoute(listFarms, { id: '1' }, { signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('two tabs', () => {
  it('renew one after the other and never with the same refresh token at the same time', async () => {
    const one = await openTab();
    one.session.startSession(grant(1));
    const other = await openTab();
    other.session.startSession(grant(1));
    farm.token = 2;
    let together = 0;
    let most = 0;
    const handle = farm.handle.bind(farm);
    farm.handle = (request, response) => {
      if (request.url !== '/api/token/refresh') {
        handle(request, response);
        return;
      }
      together += 1;
      most = Math.max(most, together);
      setTimeout(() => {
        together -= 1;
        handle(request, response);
      }, 20);
    };
    await Promise.all(
      [one, other].map(async (tab) => tab.callRoute(listFarms, { id: '1' }).catch(() => undefined)),
    );
    expect(most).toBe(1);
  });

  it('sign out together', async () => {
    const one = await openTab();
    const other = await openTab();
    one.session.startSession(grant(1));
    const ended = new Promise<void>((resolve) => {
      other.session.onSessionEnd(resolve);
    });
    await one.session.signOut();
    await ended;
    expect(other.session.maybeSignedIn()).toBe(false);
    expect(farm.seen.at(-1)?.path).toBe('/api/auth/logout');
  });
});
