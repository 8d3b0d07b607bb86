import Fastify, { type FastifyInstance } from 'fastify';

const ROUTE = '/docs';

/** The page brings its own script and styles, so it gets its own policy. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the readable description of the API. Its 4 MB are loaded when it is first opened. */
export function serveDocsPage(app: FastifyInstance): void {
  let loading: Promise<FastifyInstance> | undefined;
  for (const url of [ROUTE, `${ROUTE}/`, `${ROUTE}/js/scalar.js`]) {
    app.get(url, async (request, reply) => {
      loading ??= loadPage();
      const page = await (await loading).inject({ url: request.url });
      for (const name of ['content-type', 'location'] as const) {
        const value = page.headers[name];
        if (value !== undefined) void reply.header(name, value);
      }
      void reply.header('content-security-policy', POLICY);
      return reply.code(page.statusCode).send(page.rawPayload);
    });
  }
}

async function loadPage(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(apiReference, {
    routePrefix: ROUTE,
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      // These would call services of its vendor.
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      telemetry: false,
    },
  });
  return page;
}
