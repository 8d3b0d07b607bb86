import * as routes from '#modules/notifications/contract/line-link.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { unlink } from './change-links.ts';
import { describeLineLink } from './line-links.queries.ts';
import { startLinking } from './start-linking.ts';

/** People link their own LINE account. */
export function serveLineLink(serve: Serve, context: Context): void {
  serve.transaction(routes.getLineLinkRoute, async ({ tx, scope }) => ({
    data: await describeLineLink(tx, scope),
  }));

  serve.transaction(routes.makeLineCodeRoute, async ({ tx, scope }) => ({
    data: await startLinking(tx, scope, context),
  }));

  serve.transaction(routes.removeLineLinkRoute, async ({ tx, scope }) => {
    await unlink(tx, scope);
    return { data: await describeLineLink(tx, scope) };
  });
}
