import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { begin, parse } from '../send.ts';
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

/** Calls a route with an example of its input, changed by the given values. */
export async function callRoute(app: TestApp, route: Route, input: Input = {}): Promise<Outcome> {
  const params = { ...exampleObject(route.params), ...input.params };
  const query = { ...exampleObject(route.query), ...input.query };
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { statusCode, headers, body } = await begin(app, {
    method: route.method,
    path: `${path}?${search}`,
    body: content(route, input),
    headers: input.headers,
  });
  if (headers['content-type']?.includes('text/event-stream') === true) {
    body.on('error', () => undefined).destroy();
    return { status: statusCode, body: 'event-stream' };
  }
  return { status: statusCode, body: parse(await body.text(), headers['content-type']) ?? '' };
}

function content(route: Route, { body }: Input): object | undefined {
  if (route.form !== undefined) {
    const form = new FormData();
    form.append('files', new Blob(['an example']), 'example.txt');
    return form;
  }
  return route.body === undefined ? undefined : { ...exampleObject(route.body), ...body };
}

/** Computed once, and used thousands of times. */
const examples = new WeakMap<z.ZodType, Readonly<Record<string, unknown>>>();

function exampleObject(schema: z.ZodType | undefined): Readonly<Record<string, unknown>> {
  if (schema === undefined) return {};
  const example =
    examples.get(schema) ?? z.record(z.string(), z.unknown()).parse(exampleOf(schema));
  examples.set(schema, example);
  return example;
}
