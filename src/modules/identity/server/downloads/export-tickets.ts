import { identityEvents } from '#modules/identity/contract/events.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Permission } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { exportAddressOf, exportSubject } from '#platform/server/export/export-address.ts';
import { issueTicket, redeemTicket } from './download-tickets.ts';

const TICKET_SECONDS = 60;

/** A list that can be exported: who may, and what it is called in the history. */
interface Exported {
  readonly permission: Permission;
  readonly list: string;
}

interface Visit extends Pick<Scope, 'requestId' | 'language'> {
  readonly ticket: string;
  /** With which the browser came. */
  readonly url: string;
}

/** Links to lists as files. The browser fetches them by itself, hence the tickets. */
export function createExportTickets(
  context: Pick<Context, 'clock' | 'database' | 'permissionSets'>,
) {
  return {
    async issue(
      tx: Transaction,
      scope: Scope,
      { path, choices }: { readonly path: string; readonly choices: object },
    ) {
      const address = exportAddressOf(path, { ...choices, language: scope.language });
      const ticket = await issueTicket(tx, scope, exportSubject(address));
      return {
        url: `${address}&ticket=${ticket}`,
        expires_at: new Date(context.clock.now().getTime() + TICKET_SECONDS * 1000).toISOString(),
      };
    },

    /** In whose name to write the file; that she took it along stands in the history from then on. */
    async redeem({ url, ...visit }: Visit, { permission, list }: Exported): Promise<Scope> {
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
