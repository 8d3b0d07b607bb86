import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { codeOnWire } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import { refusalsOf } from '#platform/server/openapi/refusals.ts';

const failure = z.object({ success: z.literal(false), code: z.string() });

/**
 * Compares every failure that the application answers with what its route declares, and so with the OpenAPI
 * document. Call before the application listens; returns those that are missing, as in
 * `POST /v1/agents/:id/sync: 409 agents.sync_running`.
 */
export function findUndeclaredRefusals(app: FastifyInstance): () => string[] {
  const declared = new Map<Route, ReadonlySet<string>>();
  const undeclared = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { route } = request.routeOptions.config;
    // Tests break the application to see what it answers then.
    if (route === undefined || reply.statusCode < 400 || reply.statusCode === 500) return;
    if (typeof payload !== 'string') return;
    const { code } = failure.parse(JSON.parse(payload));
    const known = declared.get(route) ?? codesOf(route);
    declared.set(route, known);
    const answered = `${reply.statusCode} ${code}`;
    if (!known.has(answered)) undeclared.add(`${route.method} ${route.path}: ${answered}`);
  });
  return () => [...undeclared];
}

function codesOf(route: Route): ReadonlySet<string> {
  return new Set([...refusalsOf(route)].map((error) => `${error.status} ${codeOnWire(error)}`));
}
