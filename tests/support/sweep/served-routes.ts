import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Route } from '#platform/contract/route.ts';
import type { TestApp } from '../app.ts';
import { send } from '../send.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const declared = z.object({
  method: z.enum(methods),
  path: z.templateLiteral([z.enum(['/v1/', '/api/']), z.string()]),
  access: z.custom<Route['access']>((access) => typeof access === 'string'),
  summary: z.string(),
  params: z.instanceof(z.ZodObject).optional(),
  query: z.instanceof(z.ZodObject).optional(),
  body: z.instanceof(z.ZodType).optional(),
  accepts: z.enum(['json', 'multipart']).optional(),
  answersWith: z.enum(['json', 'binary', 'event-stream']).optional(),
  answers: z.record(z.coerce.number(), z.instanceof(z.ZodType)),
});

/** Every route that a contract declares. */
async function declaredRoutes(): Promise<Route[]> {
  const files = globSync('src/**/contract/*.ts');
  const exported = await Promise.all(
    files.map(async (file) => {
      const loaded: unknown = await import(resolve(file));
      return Object.values(z.record(z.string(), z.unknown()).parse(loaded));
    }),
  );
  return exported.flat().flatMap((value) => {
    const route = declared.safeParse(value);
    return route.success ? [route.data] : [];
  });
}

/** The routes which the application answers, in the order of their paths. */
export async function servedRoutes(app: TestApp): Promise<Route[]> {
  const routes = await declaredRoutes();
  return routes
    .filter(({ method, path }) => app.http.hasRoute({ method, url: path }))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** How the OpenAPI document of the running application names its calls. */
export async function describedRoutes(app: TestApp): Promise<string[]> {
  const { body } = await send(app, { method: 'GET', path: '/openapi.json' });
  const { paths } = description.parse(body);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

/** As in `GET /v1/agents/:id`. */
export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
