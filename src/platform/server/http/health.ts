import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { errors } from '#platform/contract/errors.ts';

interface Checks {
  /** Resolves when the database answers. */
  readonly database: () => Promise<unknown>;
  readonly jobs: () => boolean;
}

/** `/health` (alive, touches nothing), `/ready` (can work), `/metrics` (Prometheus). */
export function serveHealth(app: FastifyInstance, checks: Checks): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });

  const unlimited = { config: { rateLimit: false } } as const;
  app.get('/health', unlimited, () => ({ status: 'ok' }));
  // Not being ready is an answer, not a failure to log with each request.
  app.get('/ready', { ...unlimited, logLevel: 'silent' }, async () => {
    try {
      await checks.database();
    } catch {
      throw errors.unavailable({ retryAfterSeconds: 5 });
    }
    if (!checks.jobs()) throw errors.unavailable({ retryAfterSeconds: 5 });
    return { status: 'ready' };
  });
  app.get('/metrics', unlimited, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
