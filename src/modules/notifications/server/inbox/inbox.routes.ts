import {
  countUnreadRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Context } from '#platform/server/context.ts';
import { countUnread, listInbox } from './inbox.queries.ts';
import { markItem, markRead } from './mark-read.ts';

/** People's notices; everybody sees only their own. */
export function serveInbox(
  serve: Serve,
  { clock, translator }: Pick<Context, 'clock' | 'translator'>,
): void {
  serve.transaction(listInboxRoute, ({ tx, scope, query }) =>
    listInbox(tx, scope, { ...query, translator }),
  );

  serve.transaction(countUnreadRoute, ({ tx, scope }) => countUnread(tx, scope));

  serve.transaction(markInboxItemRoute, ({ tx, scope, params, body }) =>
    markItem(tx, scope, { id: params.id, marks: body, clock, translator }),
  );

  serve.transaction(markInboxReadRoute, async ({ tx, scope, body }) => {
    await markRead(tx, scope, { upTo: body.up_to, topic: body.topic });
    return countUnread(tx, scope);
  });
}
