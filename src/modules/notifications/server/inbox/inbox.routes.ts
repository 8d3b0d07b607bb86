import {
  countUnreadRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { countUnread, listInbox } from './inbox.queries.ts';
import { markItem, markRead } from './mark-read.ts';

/** People's notices; everybody sees only their own. */
export function serveInbox(serve: Serve, translator: Translator): void {
  serve.transaction(listInboxRoute, ({ tx, scope, query }) =>
    listInbox(tx, scope, { ...query, translator }),
  );

  serve.transaction(countUnreadRoute, ({ tx, scope }) => countUnread(tx, scope));

  serve.transaction(markInboxItemRoute, ({ tx, scope, params, body }) =>
    markItem(tx, scope, { id: params.id, read: body.read, translator }),
  );

  serve.transaction(markInboxReadRoute, async ({ tx, scope, body }) => {
    await markRead(tx, scope, body.up_to);
    return countUnread(tx, scope);
  });
}
