import { ApiError } from '../api/api-error.ts';
import { platformTexts } from '../i18n/platform-texts.ts';

/** A failure as people read it. */
export interface Failure {
  readonly message: string;
  /** For an internal failure that the text does not identify; a wrong password needs none. */
  readonly requestId?: string;
  /** Whether the server answered at all: if not, nobody knows whether the action took effect. */
  readonly answered: boolean;
  readonly missing: boolean;
  /** Whether the same call could end otherwise: what was refused is refused again. */
  readonly retryHelps: boolean;
}

/** Refusals that pass: too slow, somebody was faster, too early, too often. */
const PASSING = new Set([408, 409, 425, 429]);

/** What the server found wrong with one field, with its text. */
export function problemAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find(({ path }) => path === field)?.message;
}

/** What the server found wrong, field by field, for a call without a form to show it in. */
export function refusalsOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return undefined;
  if (error.fields.length === 0) return undefined;
  return [...new Set(error.fields.map(({ message }) => message))].join(' · ');
}

/** Describes whatever was thrown: with the server's text, or ours when no answer arrived. */
export function failureOf(error: unknown): Failure {
  const t = platformTexts.loaded();
  if (!(error instanceof ApiError)) {
    return {
      message: t?.('feedback.unexpected') ?? '',
      answered: false,
      missing: false,
      retryHelps: true,
    };
  }
  const message = textOf(error);
  const { requestId = '', status } = error;
  return {
    message,
    requestId: status < 500 || message.includes(requestId) ? undefined : requestId,
    answered: status !== 0,
    missing: status === 404,
    retryHelps: status < 400 || status >= 500 || PASSING.has(status),
  };
}

function textOf(error: ApiError): string {
  const { localFailure, status } = error;
  if (localFailure === undefined) return error.message;
  const t = platformTexts.loaded();
  // A proxy answers for a server that is away.
  const isAway = localFailure === 'unreadable' && status >= 500;
  return t?.(isAway ? 'errors.unavailable' : `feedback.${localFailure}`) ?? error.code;
}
