import type {
  BodyInput,
  ParamsInput,
  QueryInput,
  Received,
  Route,
} from '#platform/contract/route.ts';

declare const ROUTE: unique symbol;

/**
 * What a browser must know about a route to call it. The schemas stay on the server and in the forms, so
 * lists load no validation code.
 */
export interface Endpoint<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** Carries the route for the compiler alone. */
  readonly [ROUTE]?: R;
}

/**
 * Declares a route of a contract by its method and path; the compiler checks both against the contract.
 * `const listAgents = endpoint<typeof routes.listAgents>('GET', '/v1/agents')`
 */
export function endpoint<R extends Route>(method: R['method'], path: R['path']): Endpoint<R> {
  return { method, path };
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What a caller passes: the inputs that the route declares, and how to send them. */
export type CallOptions<R extends Route> = Part<'params', ParamsInput<R>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>> & {
    readonly signal?: AbortSignal;
    /** Passed by the caller when one action may be sent twice; otherwise made for the call. */
    readonly idempotencyKey?: string;
    /** The call continues when the page that sent it is left. */
    readonly keepalive?: boolean;
  };

/** Options may be left out where the route needs none. */
export type CallArguments<R extends Route> =
  Partial<CallOptions<R>> extends CallOptions<R>
    ? [options?: CallOptions<R>]
    : [options: CallOptions<R>];

export type Answered<R extends Route> = Received<R>;

export interface AddressParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Fills the parameters into the path and adds the query; missing values are left out. */
export function addressOf(path: string, { params, query }: AddressParts): string {
  const values = new Map(Object.entries(asRecord(params)));
  const filled = path.replaceAll(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(asText(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(query))) {
    const several: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of several) {
      if (one !== undefined && one !== null && one !== '') search.append(name, asText(one));
    }
  }
  const written = search.toString();
  return written === '' ? filled : `${filled}?${written}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return String(value);
}
