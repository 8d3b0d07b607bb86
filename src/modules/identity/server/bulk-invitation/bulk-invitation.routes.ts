import {
  bulkInvitationLimits,
  INVITATION_COLUMNS,
  inviteUsersRoute,
  type InvitationColumn,
} from '#modules/identity/contract/bulk-invitation.ts';
import type { Context } from '#platform/server/context.ts';
import { openRecordTable } from '#platform/server/file-import/open-record-table.ts';
import { withReceivedFile } from '#platform/server/http/receive-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { actingIn } from '../memberships/acting.ts';
import { inviteUsers } from './invite-users.ts';
import { readInvitations } from './read-invitations.ts';

const invitationColumns = {
  columns: INVITATION_COLUMNS,
  required: ['username', 'role'],
  headingOf: (column: InvitationColumn) => `identity:fields.${column}`,
} as const;

/** People from a file. It is read outside the transaction and then removed. */
export function serveBulkInvitation(serve: Serve, context: Context): void {
  const { database, files, translator } = context;
  const acting = actingIn(context);
  serve.outside(inviteUsersRoute, async ({ scope, query, request }) => {
    const read = await withReceivedFile(
      files,
      { request, route: inviteUsersRoute },
      async (path) => {
        const table = await openRecordTable(path, invitationColumns, {
          translator,
          language: scope.language,
        });
        return readInvitations(table, bulkInvitationLimits.rows);
      },
    );
    const { dry_run: dryRun, mail } = query;
    return database.asSystem(
      (tx) => inviteUsers(acting({ tx, scope }), { read, dryRun, mail, ...context }),
      { readOnly: dryRun },
    );
  });
}
