import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { exampleOf } from './example.ts';
import { z } from 'zod';

export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** Calls a route with an example of what it asks for, changed by the input given. */
export async function callRoute(app: TestApp, route: Route, input: Input = {}): Promise<Outcome> {
  const params = { ...exampleObject(route.params), ...input.params };
  const query = { ...exampleObject(route.query), ...input.query };
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const leaving = new AbortController();
  const response = await fetch(`${app.address}${path}?${search}`, {
    method: route.method,
    signal: leaving.signal,
    ...content(route, input),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    leaving.abort();
    return { status: response.status, body: 'event-stream' };
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}

function content(route: Route, { body, headers }: Input): Pick<RequestInit, 'body' | 'headers'> {
  if (route.accepts === 'multipart') {
    const form = new FormData();
    form.append('files', new Blob(['an example']), 'example.txt');
    return { body: form, headers };
  }
  if (route.body === undefined) return { headers };
  const example = { ...exampleObject(route.body), ...body };
  return {
    body: JSON.stringify(example),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/** Found once, and asked for thousands of times. */
const examples = new WeakMap<z.ZodType, Readonly<Record<string, unknown>>>();

function exampleObject(schema: z.ZodType | undefined): Readonly<Record<string, unknown>> {
  if (schema === undefined) return {};
  const example =
    examples.get(schema) ?? z.record(z.string(), z.unknown()).parse(exampleOf(schema));
  examples.set(schema, example);
  return example;
}
