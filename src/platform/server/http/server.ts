import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { z } from 'zod';
import { errors } from '#platform/contract/errors.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import type { Translator } from '../texts/translator.ts';
import { createCallCounts, type CallCounts } from './count-calls.ts';
import { collectMethods } from './allowed-methods.ts';
import { errorAnswerer } from './errors.ts';
import { guardBodies } from './guard-bodies.ts';
import { readJson } from './read-json.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { subnetOf } from './subnet.ts';
import { createInputValidator } from './validate-input.ts';
import { readFormFields } from './webhook-body.ts';

/** Largest JSON body; files arrive as multipart and have their own limit. */
const JSON_LIMIT_BYTES = 1024 * 1024;
/** Node reads no longer ones. */
const LONGEST_ADDRESS = 16_384;
/** For a request to arrive with its body: large files on slow connections. Answers may take any time. */
const LONGEST_UPLOAD_MS = 3_600_000;
/** A connection on which nothing has moved for this long, in either direction, is cut. */
const LONGEST_SILENCE_MS = 300_000;
/** Lets a proxy choose another server, or the same one once it has started again. */
const COME_AGAIN_SECONDS = 5;
const LARGEST_UPLOAD_FILES = 100;

interface Needs {
  readonly config: Pick<Config, 'TRUST_PROXY' | 'CALLS_PER_MINUTE'>;
  readonly logger: Logger;
  readonly translator: Translator;
  readonly callCounts?: CallCounts;
}

/** The HTTP server before any route: parsing, limits, headers, and the one format of errors. */
export async function createServer({
  config,
  logger,
  translator,
  callCounts = createCallCounts(),
}: Needs): Promise<FastifyInstance> {
  const answerFailure = errorAnswerer(translator);
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    // The schema of the route says how long a part of an address may be.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY?.split(',') ?? false,
    requestTimeout: LONGEST_UPLOAD_MS,
    connectionTimeout: LONGEST_SILENCE_MS,
    forceCloseConnections: 'idle',
    // A stopping server refuses in our format, below.
    return503OnClosing: false,
    // Where none are given Fastify loads its own, though they are set below.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // A malformed path matches no route. It reaches no hook.
    frameworkErrors(_failure, request, reply) {
      beginAnswer(request, reply);
      void answerFailure(errors.not_found(), request, reply);
    },
  });

  app.setValidatorCompiler(createInputValidator);
  // Parsing the answer drops fields that the route's contract does not declare.
  app.setSerializerCompiler(
    ({ schema }: { schema: z.ZodType }) =>
      (answer) =>
        JSON.stringify(schema.parse(answer)),
  );
  // It would pass handlers a string where their schemas describe an object.
  app.removeContentTypeParser('text/plain');
  readJson(app);
  readFormFields(app);
  app.setErrorHandler(answerFailure);
  const methodsOf = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = methodsOf(path);
    if (methods.length === 0) throw errors.not_found();
    void reply.header('allow', methods.join(', '));
    if (request.method !== 'OPTIONS') throw errors.method_not_allowed();
    return reply.code(204).send();
  });

  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onRequest', async (request, reply) => {
    beginAnswer(request, reply);
    if (isClosing) throw errors.unavailable({ retryAfterSeconds: COME_AGAIN_SECONDS });
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
  guardBodies(app);
  await app.register(cookie);
  await app.register(multipart, {
    // The route decides how large a file may be, when it receives it.
    limits: { files: LARGEST_UPLOAD_FILES, fileSize: Infinity, fields: 20, fieldSize: 10_000 },
  });
  await app.register(rateLimit, {
    max: config.CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: callerKey,
    store: class {
      readonly incr = callCounts.incr;
      readonly child = callCounts.child;
    },
    errorResponseBuilder: (_request, { ttl }) =>
      errors.rate_limited({ retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  return app;
}

function unused(): never {
  throw new Error('Schemas must be zod schemas');
}

/** Headers of every answer, successful or not. */
function beginAnswer(request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(reply);
  void reply.header('x-request-id', request.id);
}

/** The caller's own id when it is harmless in a log, else a new one. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
}

function callerKey(request: FastifyRequest): string {
  return request.caller?.person?.userId ?? subnetOf(request.ip);
}
