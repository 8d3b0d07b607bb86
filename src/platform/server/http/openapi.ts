import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serveDocsPage } from './docs-page.ts';

const VERSION = '2.0.2';

/** Describes every route at `/openapi.json`, readable at `/docs`. Call before routes are registered. */
export function describeApi(app: FastifyInstance): void {
  const described: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.config?.route !== undefined && route.method !== 'HEAD') described.push(route);
  });
  let description: Promise<object> | undefined;
  app.get('/openapi.json', () => (description ??= describe(described)));
  serveDocsPage(app);
}

/** On a separate application, so that the generator is loaded only on the first request. */
async function describe(routes: readonly RouteOptions[]): Promise<object> {
  const [{ default: swagger }, { jsonSchemaTransform, jsonSchemaTransformObject }] =
    await Promise.all([import('@fastify/swagger'), import('fastify-type-provider-zod')]);
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Backoffice', version: VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema, config } of routes) {
    app.route({ method, url, schema, config, handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}
