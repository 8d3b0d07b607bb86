import type {
  Body,
  BodyInput,
  Params,
  ParamsInput,
  Query,
  QueryInput,
  Received,
  Route,
} from '#platform/contract/route.ts';
import { request, type Sending } from './client.ts';

/** Where the schema accepts anything, like a coerced number, the type of its result is used. */
type Given<Input, Output> = [Input] extends [undefined]
  ? unknown
  : Input extends object
    ? {
        [Name in keyof Input]: unknown extends Input[Name]
          ? Output[Name & keyof Output]
          : Input[Name];
      }
    : Input;

type Parts<R extends Route> = Given<ParamsInput<R>, Params<R>> &
  Given<QueryInput<R>, Query<R>> &
  Given<BodyInput<R>, Body<R>>;

/** What a call takes as one object: the parameters of its path, and its query or its body. */
export type RouteInput<R extends Route> = unknown extends Parts<R> ? void : Parts<R>;

/** The input as an argument, which may be left out where the route needs none. */
export type RouteArguments<R extends Route> =
  Partial<Parts<R>> extends Parts<R> ? [input?: RouteInput<R>] : [input: RouteInput<R>];

type Wrapping = 'success' | 'message' | 'data';

/** A page of a list under `/api`. */
interface ApiPage<Data = unknown> {
  readonly data: Data;
  readonly meta: {
    readonly pagination: { readonly total: number; readonly total_is_minimum?: boolean };
  };
}

type Unwrapped<Answer> =
  Answer extends ApiPage<infer Data>
    ? { readonly data: Data; readonly total: number; readonly total_is_minimum?: boolean }
    : Answer extends { readonly data: infer Data }
      ? [Exclude<keyof Answer, Wrapping>] extends [never]
        ? Data
        : Answer
      : Answer;

/** The answer of a call: without the envelope where that contains only `data`, and every page alike. */
export type RouteAnswer<R extends Route> = Unwrapped<Received<R>>;

/** How a call is sent, besides its content. */
export type Carrying = Pick<Sending, 'signal' | 'idempotencyKey' | 'keepalive'>;

/**
 * Calls a route of a contract: `callRoute(routes.deleteEngineRoute, { id })`. Fails with ApiError.
 * For calls that are neither queries nor actions (see `defineQuery` and `defineAction`).
 */
export function callRoute<R extends Route>(
  route: R,
  input: RouteInput<R>,
  carrying?: Carrying,
): Promise<RouteAnswer<R>> {
  return askRoute(route, input, carrying);
}

/** The same for callers that have checked the input already. */
export function askRoute<R extends Route>(
  route: R,
  input: unknown,
  carrying?: Carrying,
): Promise<RouteAnswer<R>>;
export async function askRoute(
  route: Route,
  input: unknown,
  carrying: Carrying = {},
): Promise<unknown> {
  return withoutEnvelope(await request(route, { ...splitInput(route, input), ...carrying }));
}

/** What the browser has of a route: whether there is a body, not its schema. */
interface Place {
  readonly path: string;
  readonly body?: unknown;
}

/** Sorts the input by where each value travels: those in the path are parameters, all others go together. */
export function splitInput({ path, body }: Place, input: unknown) {
  const inPath = new Set(parameterNames(path));
  const entries = Object.entries(typeof input === 'object' && input !== null ? input : {});
  const params = Object.fromEntries(entries.filter(([name]) => inPath.has(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !inPath.has(name)));
  return body === undefined ? { params, query: rest } : { params, body: rest };
}

/** The names of a path's parameters, for example `['id', 'attachment_id']`. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z_]\w*)/g)].flatMap(([, name]) => name ?? []);
}

const WRAPPING = new Set<string>(['success', 'message', 'data'] satisfies Wrapping[]);

/** The data of an envelope that contains only `data`, besides `success` and `message`; a page under `/api` as other pages are; else the answer itself. */
export function withoutEnvelope(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  if (isApiPage(answer)) {
    return { data: answer.data, ...answer.meta.pagination };
  }
  return Object.keys(answer).every((name) => WRAPPING.has(name)) ? answer.data : answer;
}

function isApiPage(answer: object): answer is ApiPage {
  return 'meta' in answer;
}
