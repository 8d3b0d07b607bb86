import {
  countUnreadRoute,
  createInboxFileTicketRoute,
  inboxFileByTicketRoute,
  listInboxRoute,
  markInboxItemRoute,
  markInboxReadRoute,
} from '#platform/contract/inbox.routes.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Context } from '#platform/server/context.ts';
import { sendContent } from '#platform/server/http/send-content.ts';
import { countUnread, findInboxFile, listInbox } from './inbox.queries.ts';
import { countUnreadByCompany } from './count-unread-by-company.queries.ts';
import { markItem, markRead } from './mark-read.ts';

/** People's notices; everybody sees only their own. */
export function serveInbox(
  serve: Serve,
  context: Pick<Context, 'clock' | 'database' | 'downloadTickets' | 'files' | 'translator'>,
): void {
  const { clock, database, downloadTickets, files, translator } = context;
  const subjectOf = (id: string) => `inbox:${id}`;

  serve.transaction(listInboxRoute, ({ tx, scope, query }) =>
    listInbox(tx, scope, { ...query, translator }),
  );

  serve.transaction(
    countUnreadRoute,
    async ({ tx, scope, person }) => {
      const counts = await countUnreadByCompany(tx, scope);
      const here = counts.find(({ company_id }) => company_id === scope.companyId);
      return {
        unread: here?.unread ?? 0,
        // A program acts in one company.
        elsewhere: person.limits === undefined ? counts.filter((each) => each !== here) : [],
      };
    },
    // Of all companies of the person.
    { asSystem: true },
  );

  serve.transaction(markInboxItemRoute, ({ tx, scope, params, body }) =>
    markItem(tx, scope, { id: params.id, marks: body, clock, translator }),
  );

  serve.transaction(markInboxReadRoute, async ({ tx, scope, body }) => {
    await markRead(tx, scope, { upTo: body.up_to, topic: body.topic });
    return countUnread(tx, scope);
  });

  serve.transaction(createInboxFileTicketRoute, async ({ tx, scope, params: { id } }) => {
    await findInboxFile(tx, scope, id);
    const { ticket, expires_at } = await downloadTickets.issue(tx, scope, subjectOf(id));
    const path = inboxFileByTicketRoute.path.replace(':id', id);
    return { url: `${path}?${new URLSearchParams({ ticket })}`, expires_at };
  });

  serve.outside(inboxFileByTicketRoute, async ({ params: { id }, query, visitor, reply }) => {
    const visit = { ...visitor, ...query, subject: subjectOf(id) };
    const scope = await downloadTickets.redeem(visit);
    const file = await database.inCompany(scope, (tx) => findInboxFile(tx, scope, id), {
      readOnly: true,
    });
    const stored = { ...file, preview: null };
    return sendContent(reply, files, { stored, purpose: 'download' });
  });
}
