import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errors } from '#platform/contract/errors.ts';

const BUILT = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/** Where a missing file is an error and not a screen of the application. */
const NO_SCREENS = /^\/(v1|api|assets)(\/|$)/;

/**
 * Serves the built web application: hashed assets for ever, the page itself always fresh.
 * Where nothing was built, as in tests of the API, there is just the API.
 */
export async function serveWebApp(app: FastifyInstance, built = BUILT): Promise<void> {
  if (!existsSync(built)) return;
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    // A route for each file that was built: whatever else lies in the folder is not there.
    wildcard: false,
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
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (NO_SCREENS.test(path)) throw errors.not_found();
    return reply.sendFile('index.html');
  });
}
