import { recordFileRefusals, fileReport, flagParameter } from '#platform/contract/file-import.ts';
import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './permissions.ts';

/** The columns of a file, in the order of the template; each column's heading is the label of a field. */
export const INVITATION_COLUMNS = ['username', 'email', 'role', 'employee_code'] as const;

export type InvitationColumn = (typeof INVITATION_COLUMNS)[number];

export const bulkInvitationLimits = { bytes: 1_000_000, rows: 500, problems: 200 } as const;

const invitation = z.object({
  username: z.string(),
  email: z.string().nullable(),
  /** The link by which the person chooses a password, shown this once; null where it is mailed. */
  link: z.object({ token: z.string(), expires_at: instant }).nullable(),
});

/** What a file of people would do, or has done. */
export const bulkInvitationReport = fileReport(INVITATION_COLUMNS).extend({
  /** How many of them have an e-mail address to which a link can be sent. */
  mailable: z.number().int().nonnegative(),
  /** Empty for a dry run. */
  invited: z.array(invitation),
});

export type BulkInvitationReport = z.output<typeof bulkInvitationReport>;

export const inviteUsersRoute = defineRoute({
  method: 'POST',
  path: '/v1/users/import',
  access: identityPermissions.name('manage_users'),
  summary:
    'Adds the people of a CSV file or a workbook with new accounts: all of them or, with a problem, nobody; a dry run says what is wrong',
  query: z.object({
    dry_run: flagParameter(true),
    /** Whether those with an e-mail address are mailed their link. */
    mail: flagParameter(false),
  }),
  form: { file: 'file', most: 1, bytes: bulkInvitationLimits.bytes },
  secretAnswer: true,
  refuses: recordFileRefusals,
  answers: { 200: bulkInvitationReport },
});
