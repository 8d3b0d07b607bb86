import type { FastifyInstance } from 'fastify';
import { errorBody } from '#platform/contract/errors.ts';

const problems = errorBody.pick({ fields: true });

/**
 * Reads every failure that the application answers. Call before it listens; returns the fields of which people are
 * not shown what is wrong, as in `POST /v1/agents: name (agents:errors.name_required)`.
 */
export function findUnexplained(app: FastifyInstance): () => string[] {
  const unexplained = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    if (route === undefined || reply.statusCode < 400 || reply.statusCode === 500) return;
    if (typeof payload !== 'string') return;
    const { fields = [] } = problems.parse(JSON.parse(payload));
    for (const { path, code, message } of fields) {
      // Where there is no text, its key is shown.
      const isExplained = message !== '' && !code.endsWith(message);
      if (!isExplained) unexplained.add(`${route.method} ${route.path}: ${path} (${code})`);
    }
  });
  return () => [...unexplained];
}
