import { z } from 'zod';
import type { Send } from './send.ts';

const LIMIT_MS = 20_000;
const LIMIT_BYTES = 16 * 1024 * 1024;

const method = z.enum(['GET', 'POST']);

/** The `fetch` that a client library needs, on top of the caller's `send`. */
export function fetchThrough(send: Send): typeof fetch {
  return async (input, init = {}) => {
    const answer = await send({
      method: method.parse(init.method ?? 'GET'),
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { json: JSON.parse(init.body) } : {}),
      timeoutMs: LIMIT_MS,
      limitBytes: LIMIT_BYTES,
    });
    return new Response(answer.text, {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    });
  };
}
