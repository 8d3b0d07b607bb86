import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { errors } from '#platform/contract/errors.ts';

/** The embedded database extends its files by up to this much in one step. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

interface Checks {
  /** Resolves when the database answers. */
  readonly database: () => Promise<unknown>;
  readonly jobs: () => boolean;
  /** Room left on the disk that holds the data. */
  readonly freeBytes: () => Promise<number>;
  /** What a program that reads the metrics must send; without one there are none to read. */
  readonly metricsToken: string | undefined;
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
    if ((await checks.freeBytes()) < LEAST_FREE_BYTES) {
      throw errors.disk_full({ retryAfterSeconds: 60 });
    }
    if (!checks.jobs()) throw errors.unavailable({ retryAfterSeconds: 5 });
    return { status: 'ready' };
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (checks.metricsToken === undefined) throw errors.not_found();
    if (!isSame(headers.authorization ?? '', `Bearer ${checks.metricsToken}`)) {
      throw errors.unauthenticated();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** In a time that says nothing of where the two differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
