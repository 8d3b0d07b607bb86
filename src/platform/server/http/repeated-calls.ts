import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import { fingerprint, type GivenAnswer, type RepeatableRequest } from './idempotency.ts';
import { isRepeatable } from './repeatable.ts';

/** A call under an `Idempotency-Key`; `content` is what else a repetition must have in common with it. */
export function repeatableRequest(
  route: Route,
  request: FastifyRequest,
  content: unknown,
): RepeatableRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !isRepeatable(route)) return undefined;
  if (key.length === 0 || key.length > 255) {
    throw errors.validation_failed({
      fields: [
        {
          path: 'Idempotency-Key',
          code: 'platform:validation.too_long',
          parameters: { limit: 255 },
        },
      ],
    });
  }
  return { key, fingerprint: fingerprint(request.method, request.url, content) };
}

/** Returns the answer that this same route gave before, read back from JSON. */
export function replay(reply: FastifyReply, { status, answer }: GivenAnswer): unknown {
  void reply.code(status).header('idempotency-replayed', 'true');
  return answer;
}
