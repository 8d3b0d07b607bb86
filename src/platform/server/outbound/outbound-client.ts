import { Agent, request } from 'undici';
import type { Config } from '../config.ts';
import {
  ForbiddenAddressError,
  guardedLookup,
  refuseForbiddenUrl,
  type Resolve,
} from './address-guard.ts';

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_LIMIT_BYTES = 5 * 1024 * 1024;

/** Why a call to the outside failed, in a word that a text can be made of. */
export type OutboundFailure = 'forbidden_address' | 'unreachable' | 'too_slow' | 'too_large';

export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, cause: unknown) {
    super(`The call to the outside failed: ${failure}`, { cause });
    this.name = 'OutboundError';
    this.failure = failure;
  }
}

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly limitBytes?: number;
  /** Set for addresses from our own configuration, which may lie in the private network. */
  readonly trusted?: boolean;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** The one way out: no private addresses, no redirects, bounded in time and size. */
export interface OutboundClient {
  /** Answers whatever the status; throws `OutboundError` when there is no answer. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

export function createOutboundClient({
  allowLoopback,
  resolve,
}: Pick<Config, 'allowLoopback'> & { readonly resolve?: Resolve }): OutboundClient {
  const guarded = new Agent({
    connect: { lookup: guardedLookup({ allowLoopback, resolve }), timeout: 10_000 },
  });
  const trusting = new Agent({ connect: { timeout: 10_000 } });

  return {
    async send({ method, url, headers, json, signal, trusted = false, ...limits }) {
      const timeout = AbortSignal.timeout(limits.timeoutMs ?? DEFAULT_TIMEOUT_MS);
      try {
        const target = new URL(url);
        if (!trusted) refuseForbiddenUrl(target, { allowLoopback });
        const answer = await request(target, {
          method,
          dispatcher: trusted ? trusting : guarded,
          headers: {
            ...headers,
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: json === undefined ? null : JSON.stringify(json),
          signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        });
        const text = await readLimited(answer.body, limits.limitBytes ?? DEFAULT_LIMIT_BYTES);
        return {
          status: answer.statusCode,
          contentType: String(answer.headers['content-type'] ?? ''),
          text,
        };
      } catch (error) {
        if (signal?.aborted === true) throw error;
        throw error instanceof OutboundError
          ? error
          : new OutboundError(failureOf(error, timeout), error);
      }
    },
    async close() {
      await Promise.all([guarded.close(), trusting.close()]);
    },
  };
}

async function readLimited(body: AsyncIterable<Buffer>, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limitBytes) throw new OutboundError('too_large', undefined);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown, timeout: AbortSignal): OutboundFailure {
  if (timeout.aborted) return 'too_slow';
  return error instanceof ForbiddenAddressError ? 'forbidden_address' : 'unreachable';
}
