import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { errors } from '#platform/contract/errors.ts';

interface Pace {
  readonly bytes: number;
  readonly withinMs: number;
}

/** Slower than any line that people work with. */
const SLOWEST: Pace = { bytes: 1024, withinMs: 30_000 };
/** What may still come of a request that has been answered. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/**
 * Cuts bodies that hardly arrive, with 408, and reads to its end what is left of a body that was answered
 * before it had arrived: otherwise the caller, who is still sending, would never see the answer.
 */
export function guardBodies(app: FastifyInstance, slowest = SLOWEST): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    done();
    if (!hasBody(raw)) return;
    let received = raw.socket.bytesRead;
    const watch = setInterval(() => {
      const arrived = raw.socket.bytesRead - received;
      received += arrived;
      // What waits here to be read is not late.
      if (raw.complete || raw.readableLength > 0 || arrived >= slowest.bytes) return;
      clearInterval(watch);
      if (reply.sent) raw.destroy();
      else void reply.header('connection', 'close').send(errors.request_timeout());
    }, slowest.withinMs);
    raw.once('close', () => clearInterval(watch));
  });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    if (raw.complete || raw.destroyed) return;
    const answered = raw.socket.bytesRead;
    raw.unpipe();
    raw.on('data', () => {
      if (raw.socket.bytesRead - answered > MOST_UNREAD_BYTES) raw.destroy();
    });
    raw.resume();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
