import swagger from '@fastify/swagger';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const VERSION = '2.0.2';

/** The reference page brings its own script and styles; it gets a policy of its own. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

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
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      void reply.header('content-security-policy', DOCS_POLICY);
    });
    await docs.register(apiReference, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        withDefaultFonts: false,
        // What would call its maker's services.
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        telemetry: false,
      },
    });
  });
}
