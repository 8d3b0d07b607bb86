import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors } from '#platform/contract/errors.ts';

const BUILT = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/**
 * Serves the built web application: hashed assets for ever, the page itself always fresh.
 * Where nothing was built, as in tests of the API, there is just the API.
 */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(BUILT)) return;
  await app.register(fastifyStatic, {
    root: BUILT,
    preCompressed: true,
    wildcard: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      void response.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler({}, async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(v1|api|assets)(\/|$)/.test(request.url);
    if (!wantsPage) throw errors.not_found();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
