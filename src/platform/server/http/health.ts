import type { FastifyInstance } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import { createMetrics } from './metrics.ts';

interface Checks {
  /** Resolves when the database answers. */
  readonly database: () => Promise<unknown>;
  readonly jobs: () => boolean;
}

/** `/health` (alive, touches nothing), `/ready` (can work), `/metrics` (Prometheus). */
export function serveHealth(app: FastifyInstance, checks: Checks): void {
  const metrics = createMetrics();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    metrics.observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.addHook('onClose', async () => metrics.close());

  const unlimited = { config: { rateLimit: false } } as const;
  app.get('/health', unlimited, () => ({ status: 'ok' }));
  app.get('/ready', unlimited, async () => {
    try {
      await checks.database();
    } catch {
      throw errors.unavailable({ retryAfterSeconds: 5 });
    }
    if (!checks.jobs()) throw errors.unavailable({ retryAfterSeconds: 5 });
    return { status: 'ready' };
  });
  app.get('/metrics', unlimited, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.write()),
  );
}
