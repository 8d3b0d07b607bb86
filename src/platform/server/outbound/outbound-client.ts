import type { Agent } from 'undici';
import type { Config } from '../config.ts';
import {
  ForbiddenAddressError,
  guardedLookup,
  refuseForbiddenUrl,
  type Guard,
  type Resolve,
} from './address-guard.ts';
import type { Reach } from './create-reach.ts';

const CONNECT_WITHIN_MS = 10_000;
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
  /** A body of `application/x-www-form-urlencoded`, instead of JSON. */
  readonly form?: string;
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
  /** On whose behalf: the company may have allowed services in its private network. */
  readonly companyId?: number;
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

interface Settings extends Pick<Config, 'allowLoopback'> {
  readonly resolve?: Resolve;
  readonly reach?: Reach;
}

/** Makes the way out; without `reach`, private networks are closed to every company. */
export function createOutboundClient({ allowLoopback, resolve, reach }: Settings): OutboundClient {
  let loading: ReturnType<typeof load> | undefined;
  // The first call loads the HTTP client: many servers never make one.
  async function load() {
    const { Agent, buildConnector, errors, request } = await import('undici');
    const guardedAgent = (guard: Guard) => {
      // One for each port, which decides too; each remembers its TLS sessions.
      const connectors = new Map<number, ReturnType<typeof buildConnector>>();
      const connectorOf = (port: number) => {
        const known = connectors.get(port);
        if (known !== undefined) return known;
        const made = buildConnector({
          lookup: guardedLookup({ ...guard, resolve, port }),
          timeout: CONNECT_WITHIN_MS,
        });
        connectors.set(port, made);
        return made;
      };
      return new Agent({
        connect: (options, done) =>
          connectorOf(Number(options.port) || (options.protocol === 'https:' ? 443 : 80))(
            options,
            done,
          ),
      });
    };
    return {
      guarded: guardedAgent({ allowLoopback }),
      ofCompanies: new Map<number, { readonly services: string; readonly agent: Agent }>(),
      guardedAgent,
      trusting: new Agent({ connect: { timeout: CONNECT_WITHIN_MS } }),
      request,
      quiet: [errors.HeadersTimeoutError, errors.BodyTimeoutError],
    };
  }

  /** A connection is reused without looking again, so no company shares those into its network. */
  function agentOf(
    companyId: number | undefined,
    guard: Guard,
    { guarded, guardedAgent, ofCompanies }: Awaited<ReturnType<typeof load>>,
  ): Agent {
    if (companyId === undefined || guard.inHouse === undefined) return guarded;
    const services = JSON.stringify(guard.inHouse);
    const known = ofCompanies.get(companyId);
    if (known?.services === services) return known.agent;
    void known?.agent.close();
    const agent = guardedAgent(guard);
    ofCompanies.set(companyId, { services, agent });
    return agent;
  }

  const open: OutboundClient['open'] = async (wanted) => {
    const { method, url, headers, json, form, headersFor, signal, quietMs, companyId } = wanted;
    const { trusted = false } = wanted;
    const timeout = AbortSignal.timeout(wanted.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const loaded = await (loading ??= load());
    const { trusting, request, quiet } = loaded;
    const explain = (error: unknown) => {
      if (signal?.aborted === true || error instanceof OutboundError) return error;
      const isTooSlow = timeout.aborted || quiet.some((kind) => error instanceof kind);
      return new OutboundError(isTooSlow ? 'too_slow' : failureOf(error), error);
    };
    try {
      const target = new URL(url);
      const guard = (companyId !== undefined && (await reach?.guardOf(companyId))) || {
        allowLoopback,
      };
      if (!trusted) refuseForbiddenUrl(target, guard);
      const body = json === undefined ? form : JSON.stringify(json);
      const answer = await request(target, {
        method,
        dispatcher: trusted ? trusting : agentOf(companyId, guard, loaded),
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : {
                'content-type':
                  json === undefined ? 'application/x-www-form-urlencoded' : 'application/json',
                ...headersFor?.(body),
              }),
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
      const { guarded, trusting, ofCompanies } = await loading;
      const agents = [guarded, trusting, ...ofCompanies.values().map(({ agent }) => agent)];
      await Promise.all(agents.map((agent) => agent.close()));
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
