import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import type { Translator } from '../texts/translator.ts';
import { errorAnswerer } from './errors.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { subnetOf } from './subnet.ts';

/** Longest JSON body; files come as multipart and have their own limit. */
const JSON_LIMIT_BYTES = 1024 * 1024;
/** Calls a minute of one person, or of one address that has not signed in. */
const CALLS_PER_MINUTE = 3_000;
const LARGEST_UPLOAD_FILES = 100;

interface Needs {
  readonly config: Pick<Config, 'TRUST_PROXY'>;
  readonly logger: Logger;
  readonly translator: Translator;
}

/** The HTTP server before any route: parsing, limits, headers, and the one shape of errors. */
export async function createServer({
  config,
  logger,
  translator,
}: Needs): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    disableRequestLogging: true,
    bodyLimit: JSON_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY?.split(',') ?? false,
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
  });

  app.setValidatorCompiler(({ schema }: { schema: z.ZodType }) => (input: unknown) => {
    const parsed = schema.safeParse(input ?? {}, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: errors.validation_failed({ fields: toFieldProblems(parsed.error) }) };
  });
  // Parsing the answer drops whatever the route's contract does not declare.
  app.setSerializerCompiler(
    ({ schema }: { schema: z.ZodType }) =>
      (answer) =>
        JSON.stringify(schema.parse(answer)),
  );
  app.setErrorHandler(errorAnswerer(translator));
  app.setNotFoundHandler(() => {
    throw errors.not_found();
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        url: request.routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      },
      'answered',
    );
  });
  setSecurityHeaders(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: LARGEST_UPLOAD_FILES, fields: 20, fieldSize: 10_000 },
  });
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: callerKey,
    errorResponseBuilder: (_request, { ttl }) =>
      errors.rate_limited({ retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  return app;
}

/** The caller's own id when it is harmless in a log, else a new one. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
}

function callerKey(request: FastifyRequest): string {
  return request.caller?.person?.userId ?? subnetOf(request.ip);
}
