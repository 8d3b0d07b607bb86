import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { emailChannel } from '#modules/notifications/contract/email-channel.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { startMailServer } from './mail-server.ts';

/** A company in which nobody else sends mail. */
export const COMPANY = 2;

const path = '/api/notification-channels/email';

/**
 * A mail server of this journey alone, to which the company sends. The same journey running beside it, in
 * another worker, waits until this one is done: the port beside that of the application is free then.
 */
export async function takeMailTurn(request: APIRequestContext, baseURL: string | undefined) {
  const turn = await listenWhenFree(Number(new URL(baseURL ?? 'http://127.0.0.1:4600').port) + 1);
  const mailServer = await startMailServer();
  async function save(enabled: boolean) {
    const headers = await administratorHeaders(request, COMPANY);
    const read = await request.get(path, { headers });
    const { data: stored } = z.object({ data: emailChannel }).parse(await read.json());
    const answer = await request.put(path, {
      headers,
      data: {
        host: '127.0.0.1',
        port: mailServer.port,
        encryption: 'off',
        username: '',
        password: '',
        sender: 'office@test.example',
        sender_name: '',
        reply_to: '',
        enabled,
        per_minute: 100_000,
        updated_at: stored.updated_at,
      },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  await save(true);
  return {
    received: mailServer.received,
    async end() {
      await save(false);
      mailServer.close();
      turn.close();
    },
  };
}

async function listenWhenFree(port: number) {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1');
    const isTaken = await Promise.race([
      once(server, 'listening').then(() => false),
      once(server, 'error').then(() => true),
    ]).catch(() => true);
    if (!isTaken) return server;
    await sleep(500);
  }
}
