import type { Config } from '../config.ts';
import {
  ForbiddenAddressError,
  guardedLookup,
  refuseForbiddenUrl,
  type Resolve,
} from './address-guard.ts';

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_LIMIT_BYTES = 5 * 1024 * 1024;

/** Why a call to the outside failed, as a code with a text for each. */
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
  /** Headers that depend on the body as it is sent, for example its signature. */
  readonly headersFor?: (body: string) => Record<string, string>;
  readonly signal?: AbortSignal;
  /** For the whole call. */
  readonly timeoutMs?: number;
  /** For the start of the answer, and for each pause after it. */
  readonly quietMs?: number;
  readonly limitBytes?: number;
  /** Set for addresses from our own configuration, which may lie in the private network. */
  readonly trusted?: boolean;
}

interface OutboundHead {
  readonly status: number;
  readonly contentType: string;
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | undefined;
}

export interface OutboundAnswer extends OutboundHead {
  readonly text: string;
}

/** An answer that has begun. Its body fails with `OutboundError`, and must be read or cancelled. */
export interface OutboundStream extends OutboundHead {
  readonly body: AsyncIterable<Uint8Array>;
}

/** The one way out: no private addresses, no redirects, bounded in time and size. */
export interface OutboundClient {
  /** Answers whatever the status; throws `OutboundError` when there is no answer. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** The same, for an answer that is read while it arrives. */
  open(request: OutboundRequest): Promise<OutboundStream>;
  close(): Promise<void>;
}

export function createOutboundClient({
  allowLoopback,
  resolve,
}: Pick<Config, 'allowLoopback'> & { readonly resolve?: Resolve }): OutboundClient {
  let loading: ReturnType<typeof load> | undefined;
  // The first call loads the HTTP client: many servers never make one.
  async function load() {
    const { Agent, errors, request } = await import('undici');
    const lookup = guardedLookup({ allowLoopback, resolve });
    const guarded = new Agent({ connect: { lookup, timeout: 10_000 } });
    const trusting = new Agent({ connect: { timeout: 10_000 } });
    return {
      guarded,
      trusting,
      request,
      quiet: [errors.HeadersTimeoutError, errors.BodyTimeoutError],
    };
  }

  const open: OutboundClient['open'] = async (wanted) => {
    const { method, url, headers, json, headersFor, signal, trusted = false, quietMs } = wanted;
    const timeout = AbortSignal.timeout(wanted.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const { guarded, trusting, request, quiet } = await (loading ??= load());
    const explain = (error: unknown) => {
      if (signal?.aborted === true || error instanceof OutboundError) return error;
      const isTooSlow = timeout.aborted || quiet.some((kind) => error instanceof kind);
      return new OutboundError(isTooSlow ? 'too_slow' : failureOf(error), error);
    };
    try {
      const target = new URL(url);
      if (!trusted) refuseForbiddenUrl(target, { allowLoopback });
      const body = json === undefined ? undefined : JSON.stringify(json);
      const answer = await request(target, {
        method,
        dispatcher: trusted ? trusting : guarded,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', ...headersFor?.(body) }),
        },
        body: body ?? null,
        ...(quietMs === undefined ? {} : { headersTimeout: quietMs, bodyTimeout: quietMs }),
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type'] ?? ''),
        retryAfterMs: readRetryAfter(answer.headers['retry-after']),
        body: limited(answer.body, wanted.limitBytes ?? DEFAULT_LIMIT_BYTES, explain),
      };
    } catch (error) {
      throw explain(error);
    }
  };

  return {
    open,
    async send(wanted) {
      const { body, ...answer } = await open(wanted);
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      return { ...answer, text: Buffer.concat(chunks).toString('utf8') };
    },
    async close() {
      if (loading === undefined) return;
      const { guarded, trusting } = await loading;
      await Promise.all([guarded.close(), trusting.close()]);
    },
  };
}

async function* limited(
  body: AsyncIterable<Buffer>,
  limitBytes: number,
  explain: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limitBytes) throw new OutboundError('too_large', undefined);
      yield chunk;
    }
  } catch (error) {
    throw explain(error);
  }
}

function failureOf(error: unknown): OutboundFailure {
  return error instanceof ForbiddenAddressError ? 'forbidden_address' : 'unreachable';
}

/** Seconds, or a date; anything else is ignored. */
function readRetryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  const written = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(written) ? Math.max(0, written) : undefined;
}
