import { streamRoute } from '#platform/contract/platform.routes.ts';
import type { Authenticator } from '../access/authenticator.ts';
import type { Database } from '../database/transactions.ts';
import type { Announcements } from '../events/announcements.ts';
import type { Serve } from './serve.ts';
import { streamTo } from './stream.ts';

interface Needs {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly authenticator: Authenticator;
  /** How often listeners get a sign that the connection is open, and are checked again for permission to listen. */
  readonly keepAliveMs?: number;
}

/** The platform's own routes. */
export function servePlatformRoutes(
  serve: Serve,
  { authenticator, keepAliveMs = 20_000, ...needs }: Needs,
): void {
  serve.outside(streamRoute, ({ reply, scope, person, request }) => {
    const lastEventId = request.headers['last-event-id']?.toString();
    const isStillAllowed = async () => {
      if (!(await authenticator.isSignedIn(person))) return false;
      const member = await authenticator.membership(person, scope.companyId);
      // With fewer rights they listen again, as what they are by then.
      return member !== undefined && scope.permissions.isSubsetOf(member.permissions);
    };
    return streamTo(
      { reply, scope, lastEventId },
      { ...needs, isStillAllowed, keepAliveMs, closing: serve.closing },
    );
  });
}
