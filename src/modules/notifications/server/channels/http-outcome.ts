import { OutboundError, type OutboundAnswer } from '#platform/server/outbound/outbound-client.ts';
import type { Outcome } from './outcome.ts';

const LONGEST_ANSWER = 500;

/** The call never reached the provider. */
const BEFORE_HANDING_OVER = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The credentials, the address or the account's balance are wrong. */
const OF_SETUP = new Set([401, 402, 403, 404, 405]);
const LATER = new Set([408, 425, 429, 500, 503]);

/** What a provider's refusal by HTTP means; nothing where it accepted the message. */
export function refusalOf({ status, text, retryAfterMs }: OutboundAnswer): Outcome | undefined {
  const answer = `${status} ${text}`.slice(0, LONGEST_ANSWER);
  if (status >= 200 && status < 300) return undefined;
  if (OF_SETUP.has(status)) return { kind: 'setup', answer };
  if (LATER.has(status)) {
    return {
      kind: 'later',
      answer,
      ...(retryAfterMs === undefined ? {} : { afterMs: retryAfterMs }),
    };
  }
  // A gateway between us and the provider does not know what became of it.
  return { kind: status < 500 ? 'refused' : 'unknown', answer };
}

/** An answer of JSON; nothing where it is none. */
export function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a call without an answer means. */
export function outcomeOfFailure(error: unknown): Outcome {
  const answer = String(error instanceof OutboundError ? (error.cause ?? error) : error).slice(
    0,
    LONGEST_ANSWER,
  );
  if (!(error instanceof OutboundError)) return { kind: 'unknown', answer };
  if (error.failure === 'forbidden_address') return { kind: 'setup', answer };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return {
    kind: typeof code === 'string' && BEFORE_HANDING_OVER.has(code) ? 'unreachable' : 'unknown',
    answer,
  };
}
