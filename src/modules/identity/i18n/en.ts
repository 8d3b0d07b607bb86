import type { Texts } from '#platform/contract/texts/texts.ts';
import { fieldsEn } from './fields.en.ts';
import { accountEn } from './account.en.ts';
import { securityPolicyEn } from './security-policy.en.ts';
import { usersEn } from './users.en.ts';
import { signInEn } from './sign-in.en.ts';
import type { th } from './th.ts';
import { rolesEn } from './roles.en.ts';

export const en = {
  ...rolesEn,
  ...accountEn,
  ...securityPolicyEn,
  ...usersEn,
  ...signInEn,
  fields: fieldsEn,
  actions: {
    edit: 'Edit',
    delete: 'Delete',
    done: 'Done',
  },
  permissions: {
    title: 'Users and rights',
    read: 'See users and roles',
    manage_users: 'Invite users, assign roles, disable accounts and create password links',
    manage_roles: 'Create and change roles',
    manage_security: 'Change what the company requires of passwords, second step and sessions',
  },
  errors: {
    ...signInEn.errors,
    wrong_current_password: 'The current password is wrong.',
    link_expired: 'This download link has expired or was used before. Please download again.',
    otp_is_on: 'Two-step sign-in is already on.',
    otp_is_off: 'Two-step sign-in is not on.',
    otp_is_required: 'A company you work in requires two-step sign-in, so it stays on.',
    min_characters_range: 'A whole number from 10 to 64.',
    session_days_range: 'A whole number from 1 to 30.',
    otp_not_started: 'This setup has ended or was started again. Please begin again.',
    not_yourself: 'You cannot do this to your own account. Please ask another administrator.',
    last_administrator:
      'A company keeps at least one administrator who can sign in. Please appoint somebody else first.',
    beyond_your_rights:
      'Not possible: this account or role can do more than you, or works in a company that you do not manage.',
    new_username_required: 'Enter a username',
    username_invalid:
      'Latin letters, digits, dots, hyphens and underscores, beginning with a letter or digit.',
    username_taken:
      'There is already a user with this name. If it is the same person, choose “Has an account”.',
    email_invalid: 'This is not a valid e-mail address',
    email_taken: 'Another account has this e-mail address.',
    cannot_be_mailed:
      'Cannot be mailed: the account has no e-mail address or is disabled, or no mail server is configured.',
    role_fixed: 'The standard roles cannot be changed or deleted.',
    role_in_use: 'Cannot be deleted while somebody has this role ({{count}}): {{names}}',
    role_name_required: 'Enter the name of the role',
    role_name_taken: 'There is already a role with this name.',
    token_name_required: 'Enter a name for the token',
    token_permissions_required: 'Choose at least one permission',
    permission_unknown: 'There is no such permission.',
    repeated_in_line: 'The same as in line {{line}}.',
    role_required: 'Choose a role',
    role_id_unknown: 'The company has no such role.',
    employee_id_unknown: 'The company has no such employee.',
    employee_id_taken: 'This employee is linked to another account.',
    user_unknown:
      'No account has this username or e-mail address. Who has none yet needs a new account.',
    user_is_member: 'This user is already in the company.',
  },
  events: {
    signed_in: 'Signed in',
    signed_out: 'Signed out',
    locked_out: 'Sign-in locked for a while',
    session_revoked: 'Session revoked',
    password_changed: 'Changed the password',
    password_chosen: 'Chose a password with a link',
    company_created: 'Added a company',
    user_created: 'Added a user',
    user_changed: 'Changed a user',
    user_joined: 'Added a user to the company',
    user_left: 'Removed a user from the company',
    user_deactivated: 'Disabled an account',
    user_reactivated: 'Enabled an account again',
    user_signed_out: 'Signed a user out everywhere',
    otp_enabled: 'Switched two-step sign-in on',
    otp_disabled: 'Switched two-step sign-in off',
    codes_blocked: 'Codes blocked after too many wrong ones',
    codes_unblocked: 'Unblocked the codes',
    recovery_codes_made: 'Created new recovery codes',
    recovery_code_used: 'Signed in with a recovery code',
    api_token_created: 'Created an API token',
    api_token_deleted: 'Deleted an API token',
    role_created: 'Created a role',
    role_changed: 'Changed a role',
    security_changed: 'Changed the security requirements',
    role_deleted: 'Deleted a role',
    list_exported: 'List exported to a file',
    link_mailed: 'Mailed a password link',
    link_delayed: 'The mail server has not accepted a password link yet',
    link_not_mailed: 'A password link could not be mailed',
    link_made: 'Made a password link',
  },
  inbox: {
    user_joined: '{{actor}}{{let_in_by}} has given you access to this company',
    link_delayed:
      'The password link for {{username}} has not been mailed yet, because the mail server does not respond or refuses it. It will be tried again for about half an hour',
    link_not_mailed:
      'The password link for {{username}} could not be mailed, because the mail server does not respond or refuses it. Copy a link and hand it over, or mail it again later',
  },
  mails: {
    invitation_subject: 'Your invitation to Backoffice',
    invitation_text:
      'Hello,\n\nYou have been invited to Backoffice as {{username}}.\nPlease choose your password with this link, which works once within 7 days:\n\n{{address}}\n\nIf you were not expecting this, do nothing and notify the administrator of your company.',
    password_reset_subject: 'Choose a new Backoffice password',
    password_reset_text:
      'Hello,\n\nA new password was requested for the username {{username}}.\nPlease choose it with this link, which works once within 1 hour:\n\n{{address}}\n\nIf it was not you, do nothing: your password stays unchanged.',
  },
  first_start: {
    first_name: 'Administrator',
    sign_in: 'Sign in as {{username}} with the password {{password}}',
    sign_in_configured: 'Sign in as {{username}} with the password set by ADMIN_PASSWORD',
    sign_in_also: 'Example users with the same password: {{usernames}}',
    shown_once: 'This password is shown only once. Please write it down.',
  },
} satisfies Texts<typeof th>;
