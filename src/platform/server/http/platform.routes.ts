import type { FastifyInstance } from 'fastify';
import { setMaxListeners } from 'node:events';
import { streamRoute } from '#platform/contract/platform.routes.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Database } from '../database/transactions.ts';
import type { Announcements } from '../events/announcements.ts';
import type { Serve } from './serve.ts';
import { streamTo } from './stream.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly announcements: Announcements;
  readonly authenticator: Authenticator;
  /** How often listeners are told that the line stands, and asked whether they still may listen. */
  readonly keepAliveMs?: number;
}

/** The routes which the platform itself answers. */
export function servePlatformRoutes(
  serve: Serve,
  { app, authenticator, keepAliveMs = 20_000, ...needs }: Needs,
): void {
  // A stream never ends by itself, and the server waits for all answers before it closes.
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', async () => closing.abort());

  serve.outside(streamRoute, ({ reply, scope, person, request }) => {
    const lastEventId = request.headers['last-event-id']?.toString();
    const isStillAllowed = async () =>
      (await authenticator.isSignedIn(person)) &&
      (await authenticator.membership(person, scope.companyId)) !== undefined;
    return streamTo(
      { reply, scope, lastEventId },
      { ...needs, isStillAllowed, keepAliveMs, closing: closing.signal },
    );
  });
}
