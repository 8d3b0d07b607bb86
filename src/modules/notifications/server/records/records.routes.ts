import * as routes from '#modules/notifications/contract/records.ts';
import { paginate } from '#platform/contract/envelopes.ts';
import { pageOf } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { EventCatalogue } from '../events/event-catalogue.ts';
import { visibleEvents } from '../events/visible-events.ts';
import {
  exportableRecipients,
  findRecipient,
  listAttempts,
  listFailureCauses,
  listRecipients,
} from './recipients.queries.ts';
import { recipientSheet } from './recipient-sheet.ts';
import { findRecord, listRecords } from './records.queries.ts';
import { resend, resendFailed } from './resend-delivery.ts';

/** What was sent, to whom, and what became of it. */
export function serveRecords(serve: Serve, context: Context, catalogue: EventCatalogue): void {
  const { mailSources, translator } = context;
  const seen = (scope: Scope) => ({ translator, events: visibleEvents(scope, catalogue) });

  serve.transaction(routes.listRecordsRoute, async ({ tx, scope, query }) =>
    paginate(await listRecords(tx, scope, { ...pageOf(query), ...seen(scope) })),
  );

  serve.transaction(routes.getRecordRoute, async ({ tx, scope, params }) => ({
    data: await findRecord(tx, scope, { ...params, ...seen(scope) }),
  }));

  serve.transaction(routes.listRecipientsRoute, async ({ tx, scope, query }) =>
    paginate(await listRecipients(tx, scope, { ...pageOf(query), ...seen(scope) })),
  );

  serve.transaction(routes.listAttemptsRoute, async ({ tx, scope, params }) => {
    await findRecipient(tx, scope, { ...params, ...seen(scope) });
    return { data: await listAttempts(tx, scope, params.id) };
  });

  serve.transaction(routes.resendRoute, async ({ tx, scope, params }) => {
    await findRecipient(tx, scope, { ...params, ...seen(scope) });
    await resend(tx, scope, { ...params, mailSources });
    return { data: await findRecipient(tx, scope, { ...params, ...seen(scope) }) };
  });

  serve.transaction(routes.listFailureCausesRoute, async ({ tx, scope }) => ({
    data: await listFailureCauses(tx, scope, seen(scope)),
  }));

  serve.transaction(routes.resendFailedRoute, async ({ tx, scope, body }) => ({
    data: {
      resent: await resendFailed(tx, scope, {
        ...body,
        mailSources,
        events: visibleEvents(scope, catalogue),
      }),
    },
  }));

  serveExport(serve, context, {
    routes: routes.recipientExport,
    entity: routes.NOTIFICATION_DELIVERY,
    list: (scope, query) => ({
      ...recipientSheet,
      ...exportableRecipients(scope, { ...query, ...seen(scope) }),
    }),
  });
}
