import { z } from 'zod';
import type { DeclaredError } from './errors.ts';
import { recordId } from './ids.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call a route: anybody (`public`), anybody signed in (`person`), any member of the company
 * given by `X-Company-Id` (`member`), or a member with a permission.
 */
export type Access = 'public' | 'person' | 'member' | Permission;

/** The type of an answer; all but JSON are described by it alone. */
export type Medium = 'json' | 'binary' | 'event-stream';

/** A multipart form: files under one name or several, and other fields, in any order. */
export interface Form {
  /** Name of the field with the files. */
  readonly file: string;
  /** Names of further fields with files. */
  readonly otherFiles?: readonly string[];
  /** Files in one call under each name. */
  readonly most: number;
  /** Size of each file. */
  readonly bytes: number;
  readonly fields?: z.ZodObject;
  /** Its answer is stored under an `Idempotency-Key`; the fields and the content of the files are the request. */
  readonly repeatable?: true;
}

/** One call of the wire, shared by server, client, tests and the OpenAPI document. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:parameters`, under `/v1` or `/api`. */
  readonly path: `/v1/${string}` | `/api/${string}`;
  readonly access: Access;
  /** Open to people who still have to set up the second factor that a company of theirs requires. */
  readonly beforeSecondFactor?: true;
  readonly summary: string;
  /** More for those who write clients, in Markdown, where the summary is not enough. */
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * Of a route that takes a form instead of JSON. Unless the form is `repeatable`, it stores no
   * `Idempotency-Key`: sending its content again must change nothing.
   */
  readonly form?: Form;
  /**
   * Called by programs of others: the body may be the fields of a form instead of JSON, and the handler also gets it
   * as it was sent, for its signature.
   */
  readonly webhook?: true;
  readonly answersWith?: Medium;
  /** The answer contains a secret that is shown once: it is not stored under an idempotency key. */
  readonly secretAnswer?: true;
  /** Schema of the answer for each successful status; the first one is the usual case. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Errors it answers with besides those that follow from what the route takes and whom it admits. */
  readonly refuses?: readonly DeclaredError[];
}

/** The names of the parameters in a path. */
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type WithParams<R extends Route> = R extends { readonly params: z.ZodObject }
  ? R
  : [NamesIn<R['path']>] extends [never]
    ? R
    : R & { readonly params: z.ZodObject<Record<NamesIn<R['path']>, typeof recordId>> };

/**
 * Declares a route; the type keeps every detail for handlers and callers. The parameters of its path are ids
 * of records unless `params` says otherwise.
 */
export function defineRoute<const R extends Route>(route: R): WithParams<R>;
export function defineRoute(route: Route): Route {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (route.params !== undefined || names.length === 0) return route;
  return { ...route, params: recordIds(names) };
}

const knownParams = new Map<string, z.ZodObject>();

/** The same schema for the same names, since most routes have one of a few. */
function recordIds(names: readonly (string | undefined)[]): z.ZodObject {
  const key = names.join();
  const params =
    knownParams.get(key) ?? z.object(Object.fromEntries(names.map((name) => [name, recordId])));
  knownParams.set(key, params);
  return params;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What the handler receives after validation. */
export type Params<R extends Route> = Output<R['params']>;
export type Query<R extends Route> = Output<R['query']>;
export type Body<R extends Route> = Output<R['body']>;

/** What the caller sends. */
export type ParamsInput<R extends Route> = Input<R['params']>;
export type QueryInput<R extends Route> = Input<R['query']>;
export type BodyInput<R extends Route> = Input<R['body']>;

/** What the handler must return, and what the caller receives. */
export type Answer<R extends Route> = Input<R['answers'][keyof R['answers']]>;
export type Received<R extends Route> = Output<R['answers'][keyof R['answers']]>;

/** The status of a route's usual success. */
export function successStatus(route: Route): number {
  const first = Object.keys(route.answers)[0];
  if (first === undefined) throw new Error(`${route.method} ${route.path} declares no answer`);
  return Number(first);
}
