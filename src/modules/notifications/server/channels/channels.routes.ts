import * as routes from '#modules/notifications/contract/channels.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describeSending } from './channels.queries.ts';
import { stopSending } from './stop-sending.ts';

/** Which channels the company sends on, how they are, and the stop of all sending. */
export function serveChannels(serve: Serve): void {
  serve.transaction(routes.getSendingRoute, async ({ tx, scope }) => ({
    data: await describeSending(tx, scope),
  }));

  serve.transaction(routes.changeSendingRoute, async ({ tx, scope, body }) => {
    await stopSending(tx, scope, body.stopped);
    return { data: await describeSending(tx, scope) };
  });
}
