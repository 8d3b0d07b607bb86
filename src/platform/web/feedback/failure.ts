import { ApiError } from '../api/api-error.ts';
import { platformTexts } from '../i18n/platform-texts.ts';

/** A failure in words. */
export interface Failure {
  readonly message: string;
  /** For a failure of ours that the words do not identify; whoever typed a wrong password needs none. */
  readonly requestId?: string;
  /** Whether the server answered at all: if not, whether the act happened is unknown. */
  readonly answered: boolean;
  readonly missing: boolean;
}

/** Puts whatever was thrown into words: the server's own, or ours when no answer arrived. */
export function failureOf(error: unknown): Failure {
  const t = platformTexts.loaded();
  if (!(error instanceof ApiError)) {
    return { message: t?.('feedback.unexpected') ?? '', answered: false, missing: false };
  }
  const local = error.localFailure;
  const message = local === undefined ? error.message : (t?.(`feedback.${local}`) ?? error.code);
  const { requestId = '', status } = error;
  return {
    message,
    requestId: status < 500 || message.includes(requestId) ? undefined : requestId,
    answered: error.status !== 0,
    missing: error.status === 404,
  };
}
