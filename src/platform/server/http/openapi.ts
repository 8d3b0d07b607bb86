import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { serveDocsPage } from './docs-page.ts';

const VERSION = '2.0.2';

/** Describes every route at `/openapi.json`, readable at `/docs`. Call before routes are registered. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Backoffice', version: VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (input) => {
      const route = input.route.config?.route;
      return jsonSchemaTransform({
        ...input,
        schema: { ...input.schema, ...(route === undefined ? { hide: true } : {}) },
      });
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', () => app.swagger());
  serveDocsPage(app);
}
