import {
  bulkInvitationLimits,
  INVITATION_COLUMNS,
  inviteUsersRoute,
} from '#modules/identity/contract/bulk-invitation.ts';
import type { Context } from '#platform/server/context.ts';
import { receiveWhole } from '#platform/server/http/receive-whole.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { columnsOf, readTable } from '#platform/server/spreadsheets/read-table.ts';
import { actingIn } from '../memberships/acting.ts';
import { inviteUsers } from './invite-users.ts';
import { readInvitations } from './read-invitations.ts';

/** People from a file. It is read outside the transaction and not stored. */
export function serveBulkInvitation(serve: Serve, context: Context): void {
  const { database, translator } = context;
  const acting = actingIn(context);
  serve.outside(inviteUsersRoute, async ({ scope, query, request }) => {
    const bytes = await receiveWhole(request, inviteUsersRoute);
    const [headings, ...lines] = await readTable(bytes, { limit: bulkInvitationLimits.rows });
    const columns = columnsOf(headings?.cells ?? [], {
      columns: INVITATION_COLUMNS,
      required: ['username', 'role'],
      headingOf: (column) => `identity:fields.${column}`,
      translator,
      language: scope.language,
    });
    const read = readInvitations(columns, lines);
    const { dry_run: dryRun, mail } = query;
    return database.asSystem(
      (tx) => inviteUsers(acting({ tx, scope }), { read, dryRun, mail, ...context }),
      { readOnly: dryRun },
    );
  });
}
