import { z } from 'zod';
import type { OutboundClient } from '#platform/server/outbound/outbound-client.ts';

const LIMIT_MS = 20_000;
const LIMIT_BYTES = 16 * 1024 * 1024;

const method = z.enum(['GET', 'POST']);

/** The `fetch` that a client library asks for, over our one way out, for an address of our configuration. */
export function fetchThrough(outbound: Pick<OutboundClient, 'send'>): typeof fetch {
  return async (input, init = {}) => {
    const answer = await outbound.send({
      method: method.parse(init.method ?? 'GET'),
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { json: JSON.parse(init.body) } : {}),
      timeoutMs: LIMIT_MS,
      limitBytes: LIMIT_BYTES,
      trusted: true,
    });
    return new Response(answer.text, {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    });
  };
}
