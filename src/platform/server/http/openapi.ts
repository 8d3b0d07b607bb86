import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '#platform/contract/api-description.ts';
import type { Route } from '#platform/contract/route.ts';
import { describeRoutes } from '../openapi/describe-routes.ts';
import { serveDocsPage } from './docs-page.ts';

/** Describes every route at `/openapi.json`, readable at `/docs`. Call before routes are registered. */
export function describeApi(app: FastifyInstance, modules: readonly ApiDescription[] = []): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ config }) => {
    if (config?.route !== undefined) routes.push(config.route);
  });
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    // Only when somebody reads it: most starts never need it.
    document ??= JSON.stringify(describeRoutes(routes, modules));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  serveDocsPage(app);
}
