import * as routes from '#modules/identity/contract/bulk-invitation.ts';
import type { BulkInvitationReport } from '#modules/identity/contract/bulk-invitation.ts';
import { upload } from '#platform/web/api/upload.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import { texts } from '../texts.ts';

interface BulkInvitation {
  readonly file: File;
  readonly mail: boolean;
}

function send({ file, mail }: BulkInvitation, isTrial: boolean) {
  const form = new FormData();
  form.append('file', file);
  const query = { dry_run: String(isTrial), mail: String(mail) };
  return upload(routes.inviteUsersRoute, { form, query });
}

/** What is wrong with a file. */
export const checkInvitations = (file: File) => send({ file, mail: false }, true);

interface Listeners {
  readonly onSuccess: (report: BulkInvitationReport) => void;
}

export function useInviteUsers({ onSuccess }: Listeners) {
  const t = useTexts(texts);
  return useAction({
    act: (wanted: BulkInvitation) => send(wanted, false),
    refreshes: [['user'], ['role']],
    success: ({ invited }) => t('users.bulk.done', { count: invited.length }),
    failure: t('users.bulk.failed'),
    onSuccess,
  });
}
