import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ADMINISTRATOR } from './test-bed.ts';

/** A client of our API, signed in as the administrator of company 1. */
export interface Caller {
  /** Calls until there is an answer, as a person would whose server comes and goes. A refusal is an error. */
  call(method: string, path: string, body?: FormData | object): Promise<unknown>;
  /** Calls once under an idempotency key, whatever the answer. */
  send(call: Sent, key: string): Promise<{ status: number; text: string; replayed: boolean }>;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const TRY_AGAIN_AFTER_MS = 50;
const signedIn = z.object({ jwt: z.string() });

/** Calls whatever currently listens at the address. */
export function createCaller(address: () => string): Caller {
  let token = '';

  async function signIn(): Promise<void> {
    token = '';
    const answer = await ask({ method: 'POST', path: '/api/auth/local', body: ADMINISTRATOR });
    token = signedIn.parse(await answer.json()).jwt;
  }

  function ask(
    { method, path, body }: { method: string; path: string; body?: FormData | object },
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const json = body === undefined || body instanceof FormData ? undefined : JSON.stringify(body);
    return fetch(address() + path, {
      method,
      headers: {
        ...headers,
        'x-company-id': '1',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: json ?? (body instanceof FormData ? body : undefined),
    });
  }

  return {
    async send(call, key) {
      const answer = await ask(call, { 'idempotency-key': key });
      const replayed = answer.headers.get('idempotency-replayed') === 'true';
      return { status: answer.status, text: await answer.text(), replayed };
    },
    async call(method, path, body) {
      for (;;) {
        try {
          const answer = await ask({ method, path, ...(body && { body }) });
          const text = await answer.text();
          if (answer.ok) return z.json().parse(JSON.parse(text));
          if (answer.status === 401) await signIn();
          // Soon after its start the server may still be too busy for anybody.
          else if (answer.status === 503) await sleep(TRY_AGAIN_AFTER_MS);
          else throw new Refusal(`${method} ${path}: ${text}`);
        } catch (error) {
          if (error instanceof Refusal) throw error;
          await sleep(TRY_AGAIN_AFTER_MS);
        }
      }
    },
  };
}

class Refusal extends Error {}
