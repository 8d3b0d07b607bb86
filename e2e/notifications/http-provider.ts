import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect } from '../expect.ts';
import { COMPANY } from './mail-turn.ts';

/** A provider on this machine that is called by HTTP. */
export async function startProvider(answer: (body: string) => { status: number; body: object }) {
  const server = createServer((call, response) => {
    void text(call).then((given) => {
      const { status, body } = answer(given);
      return response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Method = 'GET' | 'POST' | 'PUT';

/** Calls of the administrator in the company of those journeys that take turns. */
export function companyCaller(request: APIRequestContext) {
  return async (method: Method, path: string, data?: object) => {
    const headers = await administratorHeaders(request, COMPANY);
    const answer = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return z.object({ data: z.looseObject({}) }).parse(await answer.json()).data;
  };
}

type Call = ReturnType<typeof companyCaller>;

/** Has the company send on a channel. */
export async function enableChannel(call: Call, channel: 'sms' | 'line', change: object) {
  const path = `/api/notification-channels/${channel}`;
  const { updated_at } = await call('GET', path);
  await call('PUT', path, { enabled: true, per_minute: 6_000, updated_at, ...change });
}

/** A gateway that gets recipient and text as JSON. */
export const smsGateway = (url: string) => ({
  preset: 'generic',
  url,
  account: '',
  sender: 'office',
  headers: '',
  body_kind: 'json',
  body: '{"to":"{{to}}","text":"{{message}}"}',
  message_id_path: 'id',
  receipt_id_path: '',
  receipt_state_path: '',
});
