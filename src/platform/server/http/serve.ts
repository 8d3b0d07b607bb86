import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { AppError, errors } from '#platform/contract/errors.ts';
import {
  successStatus,
  type Answer,
  type Body,
  type Params,
  type Query,
  type Route,
} from '#platform/contract/route.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Person, Scope } from '../access/scope.ts';
import type { Database, Transaction } from '../database/transactions.ts';
import type { Admission, Arrival } from './admission.ts';
import { admitCaller, callerOf, recogniseCaller, type Caller, type Visitor } from './caller.ts';
import { claimKey, completeKey, findAnswer, releaseKey, type GivenAnswer } from './idempotency.ts';
import { answersJson } from './repeatable.ts';
import { repeatableRequest, replay } from './repeated-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    arrival?: Arrival;
  }
  interface FastifyContextConfig {
    route?: Route;
  }
}

/** What every handler knows about its call: input that has been validated, and who is calling. */
export type Call<R extends Route> = {
  readonly params: Params<R>;
  readonly query: Query<R>;
  readonly body: Body<R>;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (R['access'] extends 'public' ? object : { readonly person: Person }) &
  (R['access'] extends 'public' | 'person' ? object : { readonly scope: Scope });

export type CallInTransaction<R extends Route> = Call<R> & { readonly tx: Transaction };

interface ServeOptions {
  /** Calls a minute from one address, for routes that anyone may call. */
  readonly perMinute?: number;
}

interface TransactionOptions extends ServeOptions {
  /** The transaction is the system's though the call is about a company, for what companies share. */
  readonly asSystem?: true;
}

interface Work extends TransactionOptions {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What was sent, where it is not the body. */
  readonly content?: unknown;
}

/** A form that has been read, with its files stored. */
export interface ReceivedForm<R extends Route> {
  /** Its fields and the hashes of its files: another form under the same key is refused. */
  readonly content: object;
  readonly work: (tx: Transaction) => Promise<Answer<R>>;
  /** Removes what `work` left over, or all where it was refused or had been done before. */
  readonly tidy: () => Promise<void>;
}

/** Binds routes of the contract to their handlers. */
export interface Serve {
  /** Aborts when the server begins to stop: answers without an end of their own end then. */
  readonly closing: AbortSignal;
  /** The whole call is one transaction: of the company, or of the system where there is no company. */
  transaction<R extends Route>(
    route: R,
    handler: (call: CallInTransaction<R>) => Promise<Answer<R>>,
    options?: TransactionOptions,
  ): void;
  /**
   * For calls that use the network or files before their one transaction: the handler prepares, and returns
   * what the transaction does.
   */
  prepared<R extends Route>(
    route: R,
    prepare: (call: Call<R>) => Promise<(tx: Transaction) => Promise<Answer<R>>>,
    options?: TransactionOptions,
  ): void;
  /** For forms: `receive` stores the files, and its `work` is the call's one transaction. */
  form<R extends Route>(
    route: R,
    receive: (call: Call<R>) => Promise<ReceivedForm<R>>,
    options?: ServeOptions,
  ): void;
  /**
   * For calls that store nothing, or whose answer is no JSON: the handler opens its own short transactions.
   * What it stores may be there without its answer.
   */
  outside<R extends Route>(
    route: R,
    handler: (call: Call<R>) => Promise<Answer<R> | FastifyReply>,
    options?: ServeOptions,
  ): void;
}

interface Needs {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authenticator: Authenticator;
  readonly admission: Admission;
}

const NO_QUERY = z.object({});

/** Makes the ways of serving a route; all refuse, validate, repeat and answer alike. */
export function createServe({ app, database, authenticator, admission }: Needs): Serve {
  // The server waits for all answers before it closes.
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', async () => closing.abort());

  const inTurn = <Result>(request: FastifyRequest, work: () => Promise<Result>) =>
    admission.during((request.arrival ??= admission.arrive()), work);

  return {
    closing: closing.signal,

    transaction(route, handler, options) {
      register(route, options, (request, reply) => {
        const call = describeCall(route, request, reply);
        return inTurn(request, () =>
          runOnce({ route, request, reply, ...options }, (tx) => handler({ ...call, tx })),
        );
      });
    },

    prepared(route, prepare, options) {
      register(route, options, async (request, reply) => {
        const given = await findGiven(route, request);
        if (given !== undefined) return replay(reply, given);
        const work = await prepare(describeCall(route, request, reply));
        // The preparation may take long, and needs no database meanwhile.
        return inTurn(request, () => runOnce({ route, request, reply, ...options }, work));
      });
    },

    form(route, receive, options) {
      register(route, options, async (request, reply) => {
        const { content, work, tidy } = await receive(describeCall(route, request, reply));
        try {
          const answer = await inTurn(request, () =>
            runOnce({ route, request, reply, content }, work),
          );
          await tidy();
          return answer;
        } catch (error) {
          // After any other failure nobody knows whether it was committed: the nightly sweep decides.
          if (error instanceof AppError) await tidy();
          throw error;
        }
      });
    },

    outside(route, handler, options) {
      register(route, options, async (request, reply) => {
        const call = describeCall(route, request, reply);
        const { scope } = callerOf(request);
        const repeatable = repeatableRequest(route, request, request.body);
        if (scope === undefined || repeatable === undefined) return handler(call);
        const given = await database.inCompany(scope, (tx) => claimKey(tx, scope, repeatable));
        if (given !== undefined) return replay(reply, given);
        const answer = await handler(call).catch(async (error: unknown) => {
          await database.inCompany(scope, (tx) => releaseKey(tx, scope, repeatable.key));
          throw error;
        });
        const status = reply.statusCode;
        await database.inCompany(scope, (tx) =>
          completeKey(tx, scope, { ...repeatable, status, answer }),
        );
        return answer;
      });
    },
  };

  /** The call's transaction. It stores the answer for repetitions too, so neither exists without the other. */
  function runOnce(
    { route, request, reply, asSystem, content = request.body }: Work,
    work: (tx: Transaction) => Promise<unknown>,
  ): Promise<unknown> {
    const { scope } = callerOf(request);
    const options = { readOnly: route.method === 'GET' };
    if (scope === undefined) return database.asSystem(work, options);
    const repeatable = repeatableRequest(route, request, content);
    const once = async (tx: Transaction) => {
      if (repeatable === undefined) return work(tx);
      const given = await claimKey(tx, scope, repeatable);
      if (given !== undefined) return replay(reply, given);
      const answer = await work(tx);
      await completeKey(tx, scope, { ...repeatable, status: reply.statusCode, answer });
      return answer;
    };
    return asSystem ? database.asSystem(once, options) : database.inCompany(scope, once, options);
  }

  /** The answer to an earlier call, whose preparation need not succeed again. */
  async function findGiven(
    route: Route,
    request: FastifyRequest,
  ): Promise<GivenAnswer | undefined> {
    const { scope } = callerOf(request);
    const repeatable = repeatableRequest(route, request, request.body);
    if (scope === undefined || repeatable === undefined) return undefined;
    return database.inCompany(scope, (tx) => findAnswer(tx, scope, repeatable), {
      readOnly: true,
    });
  }

  function register(
    route: Route,
    { perMinute }: ServeOptions = {},
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    app.route({
      // An event stream has no end, and a ticket for a download is used up.
      method: route.method === 'GET' && answersJson(route) ? ['GET', 'HEAD'] : route.method,
      exposeHeadRoute: false,
      url: route.path,
      schema: {
        ...(route.params === undefined ? {} : { params: route.params }),
        querystring: route.query ?? NO_QUERY,
        ...(route.body === undefined ? {} : { body: route.body }),
        ...(answersJson(route) ? { response: route.answers } : {}),
      },
      config: { route },
      onRequest: [
        async (request) => {
          request.caller = await inTurn(request, () =>
            recogniseCaller(request, route.access, authenticator),
          );
        },
        // Counts before anybody is refused, so that guessing is limited too.
        app.rateLimit(perMinute === undefined ? undefined : { max: perMinute }),
        async (request) => {
          request.caller = await inTurn(request, () => admitCaller(request, route, authenticator));
          refuseOtherMedia(route, request);
        },
      ],
      handler: async (request, reply) => {
        void reply.code(successStatus(route)).header('cache-control', 'no-store');
        const answer = await handler(request, reply);
        if (route.answers[reply.statusCode] === undefined) {
          throw new Error(`${route.method} ${route.path} declares no answer ${reply.statusCode}`);
        }
        return reply.statusCode === 204 ? reply.send() : answer;
      },
    } satisfies RouteOptions);
  }
}

function describeCall<R extends Route>(
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<R> {
  const { visitor, person, scope } = callerOf(request);
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    visitor,
    person,
    scope,
    request,
    reply,
  };
  // Fastify has validated the input with the route's own schemas, and `admitCaller` has identified the
  // caller as far as the route's access requires; the compiler can see neither.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved by the checks before the handler
  return call as unknown as Call<R>;
}

/** A body of another type than the route's would not be validated. */
function refuseOtherMedia({ form, webhook }: Route, { headers }: FastifyRequest): void {
  if (webhook === true) return;
  const type = headers['content-type'] ?? '';
  const isRight =
    form === undefined
      ? !/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type)
      : /^multipart\/form-data *;.*boundary=/i.test(type);
  if (!isRight) throw errors.unsupported_media_type();
}
