import { identityEvents } from '#modules/identity/contract/events.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { exportAddressOf, exportSubject } from '#platform/server/export/export-address.ts';
import type { ExportTickets } from '#platform/server/export/export-tickets.ts';
import { issueTicket, redeemTicket } from './download-tickets.ts';

const TICKET_SECONDS = 60;

/** Makes links to lists as files. */
export function createExportTickets(
  context: Pick<Context, 'clock' | 'database' | 'permissionSets'>,
): ExportTickets {
  return {
    async issue(tx, scope, { path, choices }) {
      const address = exportAddressOf(path, { ...choices, language: scope.language });
      const ticket = await issueTicket(tx, scope, exportSubject(address));
      return {
        url: `${address}&ticket=${ticket}`,
        expires_at: new Date(context.clock.now().getTime() + TICKET_SECONDS * 1000).toISOString(),
      };
    },

    async redeem({ url, ...visit }, { permission, list }) {
      const scope = await redeemTicket(context, { ...visit, subject: exportSubject(url) });
      if (!scope.permissions.has(permission)) throw errors.forbidden();
      const {
        ticket: _ticket,
        language: _language,
        ...choices
      } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      await context.database.inCompany(scope, (tx) =>
        recordEvent(tx, scope, {
          name: identityEvents.list_exported,
          entity: 'export',
          entityId: list,
          after: choices,
        }),
      );
      return scope;
    },
  };
}
