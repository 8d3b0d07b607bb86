import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  codeOnWire,
  errors,
  errorTextKey,
  type ErrorBody,
} from '#platform/contract/errors.ts';
import { languageOf } from '#platform/contract/texts/texts.ts';
import { isDiskFull } from '../disk-full.ts';
import { logSeldom } from '../log-seldom.ts';
import type { Translator } from '../texts/translator.ts';

/** Answers every failure in the same format; an unexpected one reveals nothing but its request id. */
export function errorAnswerer(translator: Translator) {
  const logRefusal = logSeldom(
    ({ log, ...details }: { log: FastifyRequest['log']; err: unknown; left_out?: number }) =>
      log.warn(details, 'a request could not be served'),
  );
  return async (failure: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toAppError(failure);
    if (error.status >= 500) {
      // A caller who disconnects, or is cut off for inactivity, gets no answer; no error of ours.
      if (request.raw.readableAborted)
        request.log.info('a request broke off before it had arrived');
      else if (error.status === 503) logRefusal({ log: request.log, err: failure });
      else request.log.error({ err: failure }, 'a request failed');
    }
    if (error.status === 401) void reply.header('www-authenticate', 'Bearer realm="Backoffice"');
    if (error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(error.retryAfterSeconds));
    }
    await reply
      // What was to be a download is now an error message.
      .removeHeader('content-disposition')
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // The text bypasses the route's own answer schema, which describes successes.
      .serializer((body: ErrorBody) => JSON.stringify(body))
      .send(describeError(error, { translator, request }));
  };
}

function describeError(
  error: AppError,
  { translator, request }: { translator: Translator; request: FastifyRequest },
): ErrorBody {
  const language = languageOf(request.headers['accept-language']);
  const parameters = { ...error.parameters, request_id: request.id };
  return {
    success: false,
    code: codeOnWire(error),
    message: translator.translate(language, errorTextKey(error.code), parameters),
    ...(error.fields.length > 0 ? { fields: translator.describe(language, error.fields) } : {}),
    ...(error.current === undefined ? {} : { current: error.current }),
    request_id: request.id,
  };
}

function toAppError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  if (isDiskFull(failure)) return errors.disk_full({ retryAfterSeconds: 60, cause: failure });
  if (isBrokenForm(failure)) {
    return errors.validation_failed({
      fields: [{ path: '', code: 'platform:validation.malformed_form' }],
    });
  }
  switch (isFastifyError(failure) ? failure.statusCode : undefined) {
    case 400:
      return errors.validation_failed();
    case 403:
    case 404:
    case 414:
      return errors.not_found();
    case 413:
      return errors.too_large();
    case 406:
    case 415:
      return errors.unsupported_media_type();
    case 429:
      return errors.rate_limited({ retryAfterSeconds: 60 });
    case 503:
      return errors.unavailable({ retryAfterSeconds: 5 });
    default:
      return errors.internal();
  }
}

/** The reader of forms has no codes for what it cannot read. */
function isBrokenForm(failure: unknown): boolean {
  return failure instanceof Error && /unexpected end of multipart data/i.test(failure.message);
}

function isFastifyError(failure: unknown): failure is FastifyError {
  return failure instanceof Error && 'statusCode' in failure;
}
