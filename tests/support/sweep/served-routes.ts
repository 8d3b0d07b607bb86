import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { send } from '../send.ts';

/** Routes that exist only with the examples, each with its reason. */
const forExamplesAlone: Readonly<Record<string, string>> = {
  'POST /api/demo/workflow': 'plays the workflow of a customer',
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const anyNames = z.record(z.string(), z.unknown());

const declared = z.object({
  method: z.enum(methods),
  path: z.templateLiteral([z.enum(['/v1/', '/api/']), z.string()]),
  access: z.custom<Route['access']>((access) => typeof access === 'string'),
  summary: z.string(),
  description: z.string().optional(),
  params: z.instanceof(z.ZodObject).optional(),
  query: z.instanceof(z.ZodObject).optional(),
  body: z.instanceof(z.ZodType).optional(),
  form: z.custom<Route['form']>().optional(),
  answersWith: z.enum(['json', 'binary', 'event-stream']).optional(),
  webhook: z.literal(true).optional(),
  secretAnswer: z.literal(true).optional(),
  refuses: z.custom<Route['refuses']>().optional(),
  answers: z.record(z.coerce.number(), z.instanceof(z.ZodType)),
});

/** A route with the folder whose contract declares it, for example `src/modules/agents`. */
export interface SweptRoute extends Route {
  readonly home: string;
}

/** Every route that a contract declares, in the order of their names. */
export async function declaredRoutes(): Promise<SweptRoute[]> {
  const routes = await Promise.all(
    globSync('src/{platform,modules/*}/contract/*.ts', { exclude: ['**/*.test.ts'] }).map(
      async (file) => {
        const loaded: unknown = await import(resolve(file));
        const [home = ''] = file.split('/contract/');
        return Object.values(anyNames.parse(loaded)).flatMap((value) => routesIn(value, home));
      },
    ),
  );
  return routes.flat().toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** A route, or all those of a record. */
function routesIn(value: unknown, home: string): SweptRoute[] {
  const route = declared.safeParse(value);
  if (route.success) return [{ ...route.data, home }];
  const several = z.record(z.string(), declared).safeParse(value);
  return Object.values(several.data ?? {}).map((each) => ({ ...each, home }));
}

/** The routes which the application answers. */
export async function servedRoutes(app: TestApp): Promise<SweptRoute[]> {
  return (await declaredRoutes()).filter(({ method, path }) =>
    app.http.hasRoute({ method, url: path }),
  );
}

/** Those which it should answer and does not. */
export async function forgottenRoutes(app: TestApp): Promise<string[]> {
  return (await declaredRoutes())
    .filter(({ method, path }) => !app.http.hasRoute({ method, url: path }))
    .map(nameOf)
    .filter((name) => !(name in forExamplesAlone));
}

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** The names of calls in the OpenAPI document of the running application. */
export async function describedRoutes(app: TestApp): Promise<string[]> {
  const { body } = await send(app, { method: 'GET', path: '/openapi.json' });
  const { paths } = description.parse(body);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

/** For example `GET /v1/agents/:id`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
