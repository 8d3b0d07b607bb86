import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errors } from '#platform/contract/errors.ts';
import { allowPictures } from './security-headers.ts';

const BUILT = fileURLToPath(new URL('../../../../dist/web', import.meta.url));

/** Where a missing file is an error and not a screen of the application. */
const NO_SCREENS = /^\/(v1|api|assets)(\/|$)/;

/** No address of a screen ends in a name with a dot, as `/wp-login.php` does. */
const FILE_NAME = /\.[^/]*$/;

interface WebApp {
  readonly built?: string;
  /** Origins outside from which the page may show pictures. */
  readonly pictureOrigins?: () => Promise<readonly string[]>;
}

/**
 * Serves the built web application: hashed assets are cached for ever, the page itself never.
 * Where nothing was built, as in tests of the API, only the API is served.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { built = BUILT, pictureOrigins }: WebApp = {},
): Promise<void> {
  if (!existsSync(built)) return;
  const files = filesIn(built);
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    // One route of ours serves all files: by default the plugin makes some for each, which doubles the start time.
    serve: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      void response.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Not counted: a whole office may share one address, and each of its browsers requests dozens of files.
  app.get('/*', { config: { rateLimit: false } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (files.has(path)) return reply.sendFile(path);
    if (NO_SCREENS.test(path)) return reply.callNotFound();
    if (FILE_NAME.test(path)) throw errors.not_found();
    allowPictures(reply, (await pictureOrigins?.()) ?? []);
    return reply.sendFile('index.html');
  });
}

/** The paths of the built files: anything added to the folder later is not served. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  // The build's own hidden files are left out.
  return new Set(paths.filter((path) => !path.startsWith('.')).map((path) => `/${path}`));
}
